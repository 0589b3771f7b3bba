import { useFormContext, useWatch } from 'react-hook-form';
import type { DecisaoPedida } from '#capabilities/conteudo-da-resposta/domain/check-decisao.ts';
import { nomesDoAcesso } from '#capabilities/conteudo-da-resposta/domain/conteudo-do-acesso.ts';
import { recusa } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { sugestoesDeFundamento } from '#capabilities/conteudo-da-resposta/domain/sugestoes-de-fundamento.ts';
import { Button } from '#shell/ui/button.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';

const MAX_FUNDAMENTO = 1000;

/** The legal grounds of a refusal; the article most often cited can be inserted to start from. */
export function FundamentoLegal({ decisao }: { readonly decisao: DecisaoPedida }) {
  const name = 'detalhes.fundamentoLegal';
  const { setValue } = useFormContext();
  const escrito = String(useWatch({ name }) ?? '');
  const sugestoes = sugestoesDeFundamento(decisao).filter((sugestao) => !escrito.includes(sugestao.trim()));
  const usar = (sugestao: string) =>
    setValue(name, escrito.trim() === '' ? sugestao : `${escrito.trim()}\n${sugestao}`, {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <>
      <CampoTextoLongo
        name={name}
        label={nomesDoAcesso.fundamentoLegal}
        help={
          recusa(decisao)
            ? 'A lei e o artigo que permitem não entregar, e por que valem neste caso.'
            : 'A lei e o artigo em que a decisão se apoia, e por que valem neste caso. A pessoa pode recorrer.'
        }
        rows={3}
        limit={MAX_FUNDAMENTO}
        required
      />
      {sugestoes.length > 0 && (
        <ul className="resposta-sugestoes" aria-label="Artigos para começar">
          {sugestoes.map((sugestao) => (
            <li key={sugestao}>
              <Button
                size="small"
                variant="secondary"
                aria-label={`Usar: ${sugestao}`}
                onClick={() => usar(sugestao)}
              >
                {sugestao}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
