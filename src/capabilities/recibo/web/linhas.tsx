import { once } from '#kernel/once.ts';

const momento = once(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'America/Sao_Paulo',
    }),
);

/** What a document says, to be compared with the paper. */
export function Linhas({ linhas }: { readonly linhas: Readonly<Record<string, string | Date>> }) {
  return (
    <dl>
      {Object.entries(linhas).map(([rotulo, valor]) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>{valor instanceof Date ? momento().format(valor) : valor}</dd>
        </div>
      ))}
    </dl>
  );
}
