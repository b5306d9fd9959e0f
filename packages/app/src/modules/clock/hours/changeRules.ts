import { clock, hoursRulesFields, weekdays, type SavedHoursRules } from '@tilldesk/domain/clock';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';

/** Changes the store's rules for overtime and breaks. */
export const changeRules: Action<SavedHoursRules> = action({
  title: 'clock.rules',
  text: 'clock.rules.text',
  confirm: 'form.save',
  fields: {
    weekStart: {
      label: 'clock.rules.weekStart',
      schema: hoursRulesFields.weekStart,
      initial: ({ weekStart }) => weekStart,
      option: (day, { t }) => t(`clock.weekday.${weekdays.find((known) => known === day) ?? 'sunday'}`),
    },
    weeklyOvertime: {
      label: 'clock.rules.weeklyOvertime',
      hint: 'clock.rules.minutes.week',
      schema: hoursRulesFields.weeklyOvertime,
      initial: ({ weeklyOvertime }) => weeklyOvertime,
    },
    dailyOvertime: {
      label: 'clock.rules.dailyOvertime',
      hint: 'clock.rules.minutes.day',
      schema: hoursRulesFields.dailyOvertime,
      initial: ({ dailyOvertime }) => dailyOvertime,
    },
    dailyDoubleTime: {
      label: 'clock.rules.dailyDoubleTime',
      hint: 'clock.rules.minutes.double',
      schema: hoursRulesFields.dailyDoubleTime,
      initial: ({ dailyDoubleTime }) => dailyDoubleTime,
    },
    paidBreak: {
      label: 'clock.rules.paidBreak',
      hint: 'clock.rules.paidBreak.hint',
      schema: hoursRulesFields.paidBreak,
      initial: ({ paidBreak }) => paidBreak,
    },
  },
  send: ({ version }, rules) => call(clock.changeRules, { body: { version, ...rules } }),
  done: 'clock.rules.done',
  refresh: ['clock'],
});
