import type { RefObject } from 'react';
import { formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { CaixaDoAviso, useCaixaDoAviso } from '../aviso-do-ato.tsx';
import { type CasoEscolhido, enderecoDoCaso } from '../casos.ts';
import type { Mudanca } from '../mudancas.ts';
import type { Lote } from './use-lote.ts';

interface MudouProps {
  readonly mudancas: readonly Mudanca[];
  readonly caso: CasoEscolhido | null;
  readonly enviando: boolean;
  readonly onInsistir: () => void;
}

function Mudou({ mudancas, caso, enviando, onInsistir }: MudouProps) {
  return (
    <Message type="warning" title="Alguém mexeu nesta manifestação enquanto você escrevia.">
      {mudancas.length > 0 && (
        <ul>
          {mudancas.map(({ acao, responsavel, ocorridoEm, informacoes }) => (
            <li key={`${ocorridoEm} ${acao}`}>
              <strong>{acao}</strong>, por {responsavel}, em {formatMomento(ocorridoEm)}
              {informacoes && <p>{informacoes}</p>}
            </li>
          ))}
        </ul>
      )}
      <p>Nada do que você escreveu se perdeu. Se ainda for o caso, confirme de novo.</p>
      <div className="ui-actions">
        <Button size="small" loading={enviando} onClick={onInsistir}>
          Fazer mesmo assim
        </Button>
        {caso && (
          <LinkButton size="small" to={enderecoDoCaso(caso)} target="_blank" rel="noopener noreferrer">
            Ver como está agora <span className="sr-only">(abre em nova janela)</span>
          </LinkButton>
        )}
      </div>
    </Message>
  );
}

interface EstadoDoLoteProps {
  readonly lote: Pick<Lote<never>, 'erro' | 'mudancas' | 'mudado' | 'enviando' | 'insistir'>;
  /** Given when the act's button links back to this box. */
  readonly caixa?: RefObject<HTMLDivElement | null>;
}

/** The same in a short sentence, for beside the button. */
export const fraseDoEstado = ({ erro, mudancas }: EstadoDoLoteProps['lote']): string | null => {
  if (mudancas) return 'Ainda não foi feito: alguém mexeu nesta manifestação enquanto você escrevia.';
  return erro === null ? null : 'Não foi feito.';
};

/** Why the act was not done, above its form. */
export function EstadoDoLote({ lote, caixa }: EstadoDoLoteProps) {
  const propria = useCaixaDoAviso();
  const { erro, mudancas, mudado, enviando, insistir } = lote;
  return (
    <CaixaDoAviso caixa={caixa ?? propria} aviso={mudancas ?? erro}>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      {mudancas && (
        <Mudou mudancas={mudancas} caso={mudado} enviando={enviando} onInsistir={() => void insistir()} />
      )}
    </CaixaDoAviso>
  );
}
