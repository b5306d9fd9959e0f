import { Card, DescriptionList } from '@tilldesk/ui';
import type { MessageId } from '../i18n/Messages.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { fieldsOf, kindOf, shownKindOf } from './kinds.ts';
import type { VersionedRecord, Resource } from './resource.ts';
import { Shown } from './FieldValue.tsx';
import { valueOf } from './list/useColumns.tsx';
import { useNounLabels } from './useResourceTexts.ts';

type DetailsProps<R extends VersionedRecord> = {
  resource: Resource<R>;
  record: R;
  layout?: 'grid' | 'rows';
  /** Titles of sections that the screen renders itself. */
  without?: readonly MessageId[];
};

/** The sections of a record's details, each a card of labels and values. */
export function Details<R extends VersionedRecord>({
  resource,
  record,
  layout = 'grid',
  without = [],
}: DetailsProps<R>) {
  const t = useTranslate();
  const { entity, details } = resource;
  const labels = useNounLabels(entity.name);
  const schemas = fieldsOf(entity.read);
  const sections = (details?.sections ?? []).filter(({ title }) => !without.includes(title));
  return sections.map(({ title, about, fields }) => (
    <Card key={title} title={t(title)} hint={about && t(about)}>
      <DescriptionList
        layout={layout}
        items={fields.map((name) => {
          const value = valueOf(record, name);
          const formatter = resource.form?.formatters?.[name];
          const isChoice = kindOf(schemas[name])?.kind === 'choice';
          return {
            id: name,
            label: labels.field(name),
            value: (
              <Shown
                kind={formatter ? 'text' : (details?.kinds?.[name] ?? shownKindOf(schemas[name]))}
                value={
                  formatter
                    ? formatter(value)
                    : isChoice && typeof value === 'string'
                      ? labels.choice(name, value)
                      : value
                }
              />
            ),
          };
        })}
      />
    </Card>
  ));
}
