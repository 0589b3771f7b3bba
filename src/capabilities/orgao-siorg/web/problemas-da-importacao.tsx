import { Message } from '#shell/ui/estado/message.tsx';
import { Accordion } from '#shell/ui/navegacao/accordion.tsx';
import { type TipoDeProblema, tiposDeProblema } from '../domain/problema.ts';
import type { ImportacaoInteira } from './siorg-queries.ts';

/** What could not be applied as it is, by kind and unit. */
export function ProblemasDaImportacao({ importacao }: { readonly importacao: ImportacaoInteira }) {
  const { problemas, totalDeProblemas } = importacao;
  if (totalDeProblemas === 0) return null;
  const porTipo = [...Map.groupBy(problemas, ({ tipo }) => tipo as TipoDeProblema)];
  return (
    <section aria-label="O que não se aproveita como está">
      <Message type="warning" title="Nem tudo se aproveita como está." still>
        {totalDeProblemas === 1
          ? 'Há 1 aviso sobre o conteúdo.'
          : `Há ${totalDeProblemas.toLocaleString('pt-BR')} avisos sobre o conteúdo.`}
        {totalDeProblemas > problemas.length &&
          ` Aqui estão os primeiros ${problemas.length.toLocaleString('pt-BR')}.`}
      </Message>
      <Accordion
        headingLevel={3}
        items={porTipo.map(([tipo, lista]) => ({
          id: tipo,
          title: `${tiposDeProblema[tipo]} (${lista.length})`,
          content: (
            <ul className="siorg-problemas">
              {lista.map(({ texto, codigo }) => (
                <li key={`${codigo} ${texto}`}>{texto}</li>
              ))}
            </ul>
          ),
        }))}
      />
    </section>
  );
}
