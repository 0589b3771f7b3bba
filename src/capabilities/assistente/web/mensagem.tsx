import { faExclamationTriangle } from '@fortawesome/free-solid-svg-icons/faExclamationTriangle.js';
import { faPhone } from '@fortawesome/free-solid-svg-icons/faPhone.js';
import { faThumbsDown } from '@fortawesome/free-solid-svg-icons/faThumbsDown.js';
import { faThumbsUp } from '@fortawesome/free-solid-svg-icons/faThumbsUp.js';
import { useState } from 'react';
import { nomeDaFonte } from '#capabilities/ajuda/domain/passagem.ts';
import { createApi } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { Icon } from '#shell/ui/icon.tsx';
import { ExternalLinkButton } from '#shell/ui/link-button.tsx';
import type { assistenteContract, FimDaResposta } from '../contract.ts';
import type { DoAssistente } from './mensagens.ts';

const api = createApi<typeof assistenteContract>();

/** Paragraphs of plain text: markup in them is shown as text. */
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

/** Counted per day, once per answer, with nothing about the person. Pressing again changes it. */
function Polegares({ selo }: { readonly selo: string }) {
  const [voto, setVoto] = useState<boolean | null>(null);
  const [aviso, setAviso] = useState('');
  const votar = async (util: boolean) => {
    if (util === voto) return;
    const antes = voto;
    setVoto(util);
    setAviso(antes === null ? 'Obrigado pela avaliação.' : 'Avaliação mudada.');
    await api(
      'POST /app-web/v1/assistente/avaliar',
      { body: { selo, util } },
      { errors: 'silent', quiet: true },
    ).catch(() => {
      setVoto(antes);
      setAviso('A avaliação não pôde ser enviada.');
    });
  };
  return (
    <fieldset className="assistente-polegares ui-no-print" aria-label="Esta resposta ajudou?">
      <span className="ui-muted" aria-hidden="true">
        Ajudou?
      </span>
      <Button
        icon={faThumbsUp}
        size="small"
        variant={voto === true ? 'primary' : 'tertiary'}
        aria-label="Esta resposta ajudou"
        aria-pressed={voto === true}
        onClick={() => void votar(true)}
      />
      <Button
        icon={faThumbsDown}
        size="small"
        variant={voto === false ? 'primary' : 'tertiary'}
        aria-label="Esta resposta não ajudou"
        aria-pressed={voto === false}
        onClick={() => void votar(false)}
      />
      <span className="ui-muted" role="status">
        {aviso}
      </span>
    </fieldset>
  );
}

type Acao = FimDaResposta['acoes'][number];
export type AcaoDeFormulario = Extract<Acao, { tipo: 'formulario' }>;

interface AtosDaConversa {
  readonly onDizer: (texto: string) => void;
  readonly onFormulario: (acao: AcaoDeFormulario) => void;
}

interface RespostaProps extends AtosDaConversa {
  readonly mensagem: DoAssistente;
  /** Only the last answer still shows buttons to answer with. */
  readonly isUltima: boolean;
  /** Only the newest link to the form is shown: the story may by now belong in another form. */
  readonly levaAoFormulario: boolean;
}

function Ato({ acao, onFormulario }: Pick<AtosDaConversa, 'onFormulario'> & { readonly acao: Acao }) {
  switch (acao.tipo) {
    case 'link':
      return (
        <ExternalLinkButton href={`/web${acao.endereco}`} variant="secondary" size="small" newWindow>
          {acao.rotulo}
        </ExternalLinkButton>
      );
    case 'telefone':
      return (
        <ExternalLinkButton href={`tel:${acao.numero}`} variant="primary" size="small" icon={faPhone}>
          {acao.rotulo}
        </ExternalLinkButton>
      );
    case 'formulario':
      return (
        <Button variant="primary" size="small" onClick={() => onFormulario(acao)}>
          {acao.rotulo}
        </Button>
      );
  }
}

function Atos({ mensagem, isUltima, levaAoFormulario, onDizer, onFormulario }: RespostaProps) {
  const acoes = (mensagem.fim?.acoes ?? []).filter(({ tipo }) => tipo !== 'formulario' || levaAoFormulario);
  const opcoes = isUltima ? (mensagem.fim?.opcoes ?? []) : [];
  if (acoes.length + opcoes.length === 0) return null;
  return (
    <div className="assistente-atos ui-no-print">
      {acoes.map((acao) => (
        <Ato key={acao.rotulo} acao={acao} onFormulario={onFormulario} />
      ))}
      {opcoes.map((opcao) => (
        <Button key={opcao} variant="secondary" size="small" onClick={() => onDizer(opcao)}>
          {opcao}
        </Button>
      ))}
    </div>
  );
}

/** While an answer arrives it is only seen; once whole it enters the live log and is read once. */
export function RespostaDoAssistente(props: RespostaProps) {
  const { texto, estado, fim } = props.mensagem;
  if (estado === 'escrevendo')
    return (
      <div key="escrevendo" className="assistente-balao" data-de="assistente" aria-hidden="true">
        {texto ? <Paragrafos texto={texto} /> : <p className="assistente-pensando">Procurando…</p>}
      </div>
    );
  return (
    <div
      key="inteira"
      className="assistente-balao"
      data-de="assistente"
      data-estado={estado}
      data-perigo={fim?.intencao === 'perigo' || undefined}
    >
      <span className="sr-only">Assistente: </span>
      {fim?.intencao === 'perigo' && (
        <p className="assistente-perigo">
          <Icon icon={faExclamationTriangle} /> Se há perigo agora, ligue
        </p>
      )}
      <Paragrafos texto={texto} />
      {fim?.porModelo && (
        <p className="ui-muted assistente-modelo">
          Texto escrito por um modelo de linguagem a partir das fontes abaixo.
        </p>
      )}
      {fim && <Fontes fontes={fim.fontes} />}
      <Atos {...props} />
      {fim?.selo && <Polegares selo={fim.selo} />}
    </div>
  );
}
