import { cellsOf, permissionsOf, rolePermissions, type Cell, type RoleRights } from '@tilldesk/domain/roles';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { useMutation, type Mutation } from '../../../api/useMutation.ts';
import { useDraft, type FormDraft } from '../../../drafts/useDraft.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useLeave } from '../../../navigation/useLeave.ts';
import { toasts } from '../../../page/toasts.ts';

type Cells = Readonly<Partial<Record<Cell, boolean>>>;

/** A cell that somebody else has changed since the edits began. */
export type ForeignChange = { cell: Cell; mine: boolean; theirs: boolean };

/** The rights of a role while a person edits them. */
export type RightsForm = {
  isOn: (cell: Cell) => boolean;
  /** Whether a cell differs from what is saved. */
  isChanged: (cell: Cell) => boolean;
  set: (cells: readonly Cell[], on: boolean) => void;
  /** The number of changed cells. */
  count: number;
  work: Mutation;
  /** Counts the rejected attempts, so that the summary can get the focus after each. */
  attempts: number;
  save: () => void;
  discard: () => void;
  draft: FormDraft;
  /** What somebody else has saved meanwhile; saving waits until the person has decided. */
  foreign: readonly ForeignChange[];
  /** Puts the edits on top of the current rights. */
  reapply: () => void;
};

const savedDraft = z.record(z.string(), z.boolean());

/**
 * Manages the edits of a role's rights: they are saved as a draft, protected from leaving, and sent as a whole with the version
 * that they are based on.
 */
export function useRights(role: RoleRights, onAgain: () => void): RightsForm {
  const t = useTranslate();
  const [edited, setEdited] = useState<Cells>({});
  const [base, setBase] = useState(role);
  const [attempts, setAttempts] = useState(0);
  const work = useMutation();

  const current = cellsOf(role.permissions);
  const names = Object.keys(current) as Cell[];
  // Until the first edit the matrix follows the server; the answer to a save is newer than the list.
  const isFollowing = Object.keys(edited).length === 0 && base.version <= role.version;
  const start = isFollowing ? current : cellsOf(base.permissions);
  const values = { ...start, ...edited };
  const changed = names.filter((cell) => values[cell] !== start[cell]);
  const foreign = names.flatMap((cell) =>
    base.version < role.version && current[cell] !== start[cell]
      ? [{ cell, mine: values[cell], theirs: current[cell] }]
      : [],
  );

  const draft = useDraft(role.id, changed.length > 0 ? edited : null, (found) => {
    const { data = {} } = z.safeParse(savedDraft, found);
    const restored = names.filter((cell) => data[cell] !== undefined && data[cell] !== current[cell]);
    if (restored.length === 0) return false;
    setEdited((typed) => ({ ...Object.fromEntries(restored.map((cell) => [cell, data[cell]])), ...typed }));
    return true;
  });
  const release = useLeave(changed.length > 0, draft.drop);

  const startFrom = (next: RoleRights) => {
    setBase(next);
    setEdited({});
    release();
    draft.drop();
  };
  const save = async () => {
    // Another change that left the rights as they were, such as a new name, does not matter here.
    const version = foreign.length === 0 ? Math.max(base.version, role.version) : base.version;
    const body = { version, permissions: permissionsOf(values) };
    const saved = await work.run(body, () => call(rolePermissions.change, { params: { id: role.id }, body }));
    if (saved === null) {
      setAttempts((count) => count + 1);
      // After `record.changed` the list shows what somebody else has saved.
      onAgain();
      return;
    }
    startFrom(saved);
    refresh('role-permissions');
    toasts.show({ tone: 'ok', text: t('rights.saved', { role: saved.name }) });
  };

  return {
    isOn: (cell) => values[cell],
    isChanged: (cell) => values[cell] !== start[cell],
    set(cells, on) {
      if (isFollowing) setBase(role);
      work.clearError();
      setEdited((before) => {
        const next = { ...before, ...Object.fromEntries(cells.map((cell) => [cell, on])) };
        return Object.fromEntries(
          names.flatMap((cell) => (cell in next && next[cell] !== start[cell] ? [[cell, next[cell]]] : [])),
        );
      });
    },
    count: changed.length,
    work,
    attempts,
    save: () => void save(),
    discard() {
      work.clearError();
      startFrom(role);
      onAgain();
    },
    draft,
    foreign,
    reapply() {
      work.clearError();
      setBase(role);
      setEdited(
        Object.fromEntries(changed.flatMap((cell) => (values[cell] === current[cell] ? [] : [[cell, values[cell]]]))),
      );
    },
  };
}
