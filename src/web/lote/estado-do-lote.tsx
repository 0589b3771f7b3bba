import { formatMomento } from '#web/formato.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import type { Mudanca } from './mudancas.ts';
import type { Lote } from './use-lote.ts';

function Mudou({
  mudancas,
  enviando,
  onInsistir,
}: {
  readonly mudancas: readonly Mudanca[];
  readonly enviando: boolean;
  readonly onInsistir: () => void;
}) {
  return (
    <Message type="warning" title="Alguém mexeu nesta manifestação enquanto você escrevia.">
      {mudancas.length > 0 && (
        <ul>
          {mudancas.map(({ acao, responsavel, ocorridoEm }) => (
            <li key={`${ocorridoEm} ${acao}`}>
              <strong>{acao}</strong>, por {responsavel}, em {formatMomento(ocorridoEm)}
            </li>
          ))}
        </ul>
      )}
      <p>Nada do que você escreveu se perdeu. Se ainda for o caso, confirme de novo.</p>
      <Button size="small" loading={enviando} onClick={onInsistir}>
        Fazer mesmo assim
      </Button>
    </Message>
  );
}

interface EstadoDoLoteProps {
  readonly lote: Pick<Lote<never>, 'erro' | 'mudancas' | 'enviando' | 'insistir'>;
}

/** Why the act was not done, above its form. */
export function EstadoDoLote({ lote: { erro, mudancas, enviando, insistir } }: EstadoDoLoteProps) {
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      {mudancas && <Mudou mudancas={mudancas} enviando={enviando} onInsistir={() => void insistir()} />}
    </>
  );
}
