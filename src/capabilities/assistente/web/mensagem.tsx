import { faThumbsDown } from '@fortawesome/free-solid-svg-icons/faThumbsDown.js';
import { faThumbsUp } from '@fortawesome/free-solid-svg-icons/faThumbsUp.js';
import { useState } from 'react';
import { nomeDaFonte } from '#capabilities/ajuda/domain/passagem.ts';
import { createApi } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { ExternalLinkButton } from '#web/ui/link-button.tsx';
import type { assistenteContract, FimDaResposta } from '../contract.ts';
import type { DoAssistente } from './mensagens.ts';

const api = createApi<typeof assistenteContract>();

/** Paragraphs of plain text: whatever stands in them is only letters. */
export function Paragrafos({ texto }: { readonly texto: string }) {
  return (
    texto
      .split('\n\n')
      .filter(Boolean)
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only ever come at the end
      .map((paragrafo, vez) => <p key={vez}>{paragrafo}</p>)
  );
}

function Fontes({ fontes }: Pick<FimDaResposta, 'fontes'>) {
  if (fontes.length === 0) return null;
  return (
    <div className="assistente-fontes">
      <p className="assistente-de-onde">{fontes.length === 1 ? 'Fonte:' : 'Fontes:'}</p>
      <ul>
        {fontes.map(({ fonte, titulo, endereco }) => (
          <li key={`${endereco} ${titulo}`}>
            <span className="ui-muted">{nomeDaFonte[fonte]}: </span>
            <a href={`/web${endereco}`} target="_blank" rel="noopener noreferrer">
              {titulo}
              <span className="sr-only"> (abre em nova janela)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Kept as a count of the day; of who pressed, nothing. */
function Polegares({ selo }: { readonly selo: string }) {
  const [voto, setVoto] = useState<'nenhum' | 'enviado' | 'falhou'>('nenhum');
  const votar = async (util: boolean) => {
    setVoto('enviado');
    await api(
      'POST /app-web/v1/assistente/avaliar',
      { body: { selo, util } },
      { errors: 'silent', quiet: true },
    ).catch(() => setVoto('falhou'));
  };
  return (
    <div className="assistente-polegares ui-no-print">
      {voto === 'nenhum' && (
        <>
          <span className="ui-muted">Ajudou?</span>
          <Button
            icon={faThumbsUp}
            size="small"
            aria-label="Esta resposta ajudou"
            onClick={() => void votar(true)}
          />
          <Button
            icon={faThumbsDown}
            size="small"
            aria-label="Esta resposta não ajudou"
            onClick={() => void votar(false)}
          />
        </>
      )}
      <span className="ui-muted" role="status">
        {voto === 'enviado' && 'Obrigado pela avaliação.'}
        {voto === 'falhou' && 'A avaliação não pôde ser enviada.'}
      </span>
    </div>
  );
}

export type AcaoDeFormulario = Extract<FimDaResposta['acoes'][number], { tipo: 'formulario' }>;

interface AtosDaConversa {
  readonly onDizer: (texto: string) => void;
  readonly onFormulario: (acao: AcaoDeFormulario) => void;
}

interface RespostaProps extends AtosDaConversa {
  readonly mensagem: DoAssistente;
  /** Only the last answer may still be answered with a press. */
  readonly isUltima: boolean;
}

/** An answer of the assistant. While it comes it is only seen; whole, it is in the log and read once. */
export function RespostaDoAssistente({ mensagem, isUltima, onDizer, onFormulario }: RespostaProps) {
  const { texto, estado, fim } = mensagem;
  if (estado === 'escrevendo')
    return (
      <div key="escrevendo" className="assistente-balao" data-de="assistente" aria-hidden="true">
        {texto ? <Paragrafos texto={texto} /> : <p className="assistente-pensando">Procurando…</p>}
      </div>
    );
  return (
    <div key="inteira" className="assistente-balao" data-de="assistente" data-estado={estado}>
      <span className="sr-only">Assistente: </span>
      <Paragrafos texto={texto} />
      {fim?.porModelo && (
        <p className="ui-muted assistente-modelo">
          Texto escrito por um modelo de linguagem a partir das fontes abaixo.
        </p>
      )}
      {fim && <Fontes fontes={fim.fontes} />}
      {fim && (fim.acoes.length > 0 || (isUltima && fim.opcoes.length > 0)) && (
        <div className="assistente-atos ui-no-print">
          {fim.acoes.map((acao) =>
            acao.tipo === 'link' ? (
              <ExternalLinkButton
                key={acao.endereco}
                href={`/web${acao.endereco}`}
                variant="secondary"
                size="small"
                newWindow
              >
                {acao.rotulo}
              </ExternalLinkButton>
            ) : (
              <Button key="formulario" variant="primary" size="small" onClick={() => onFormulario(acao)}>
                {acao.rotulo}
              </Button>
            ),
          )}
          {isUltima &&
            fim.opcoes.map((opcao) => (
              <Button key={opcao} variant="secondary" size="small" onClick={() => onDizer(opcao)}>
                {opcao}
              </Button>
            ))}
        </div>
      )}
      {fim?.selo && <Polegares selo={fim.selo} />}
    </div>
  );
}
