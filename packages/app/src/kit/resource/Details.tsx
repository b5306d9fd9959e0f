import { Card, DescriptionList } from '@tilldesk/ui';
import type { MessageId } from '../say/Sayings.ts';
import { useSay } from '../say/useSay.ts';
import { fieldsOf, kindOf, shownKindOf } from './kinds.ts';
import type { Kept, Resource } from './resource.ts';
import { Shown } from './Shown.tsx';
import { valueOf } from './useColumns.tsx';
import { useWords } from './useWords.ts';

type DetailsProps<R extends Kept> = {
  resource: Resource<R>;
  record: R;
  layout?: 'grid' | 'rows';
  /** Sections, by their titles, that the screen draws in its own way. */
  without?: readonly MessageId[];
};

/** The sections of a record's details, each a card of labels and values. */
export function Details<R extends Kept>({ resource, record, layout = 'grid', without = [] }: DetailsProps<R>) {
  const say = useSay();
  const { noun, details } = resource;
  const words = useWords(noun.name);
  const schemas = fieldsOf(noun.read);
  const sections = (details?.sections ?? []).filter(({ title }) => !without.includes(title));
  return sections.map(({ title, about, fields }) => (
    <Card key={title} title={say(title)} hint={about && say(about)}>
      <DescriptionList
        layout={layout}
        items={fields.map((name) => {
          const value = valueOf(record, name);
          const inWords = resource.form?.inWords[name];
          const isChoice = kindOf(schemas[name])?.kind === 'choice';
          return {
            id: name,
            label: words.field(name),
            value: (
              <Shown
                kind={inWords ? 'text' : (details?.kinds[name] ?? shownKindOf(schemas[name]))}
                value={
                  inWords ? inWords(value) : isChoice && typeof value === 'string' ? words.choice(name, value) : value
                }
              />
            ),
          };
        })}
      />
    </Card>
  ));
}
