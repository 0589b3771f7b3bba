import { useEffect, useRef } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { type Etapa, nomeDaEtapa } from '../etapas.ts';
import type { Envio, FalhaDoEnvio } from './use-enviar.ts';

type Recusado = Extract<FalhaDoEnvio, { tipo: 'recusa' }>;

/** The step that a refused field belongs to. */
const etapaDoCampo = (campo: string): Etapa => {
  const [raiz = ''] = campo.split('.');
  if (raiz === 'idAssunto' || raiz === 'idSubtipoFormulario') return 'assunto';
  if (raiz === 'idOuvidoriaDestino' || raiz === 'uf' || raiz === 'municipio') return 'orgao';
  return raiz === 'teor' || raiz === 'anexos' || raiz === 'naoDevemVer' ? 'relato' : 'identificacao';
};

interface Props {
  readonly envio: Envio;
  readonly onAlterar: (etapa: Etapa) => void;
  /** Where the draft continues after signing in again. */
  readonly continuarEm: string;
}

const SEM_CONEXAO =
  'ainda não conseguimos enviar. Nada se perdeu: quando a internet voltar, toque em Enviar de novo. Mesmo que você envie duas vezes, registramos uma só.';
const DEMOROU =
  'talvez já esteja registrado. Toque em Enviar de novo, sem mudar nada: se já chegou, você recebe o mesmo protocolo.';

function Recusa({ falha, onAlterar }: Pick<Props, 'onAlterar'> & { readonly falha: Recusado }) {
  const etapas = [...new Set(Object.keys(falha.campos).map(etapaDoCampo))];
  return (
    <Message type="danger" title="Não foi possível enviar:">
      {falha.frase}{' '}
      {etapas.map((etapa) => (
        <Button key={etapa} size="small" onClick={() => onAlterar(etapa)}>
          Corrigir {nomeDaEtapa(etapa)}
        </Button>
      ))}
    </Message>
  );
}

function Frase({ envio: { falha }, onAlterar, continuarEm }: Props) {
  switch (falha?.tipo) {
    case 'sem-conexao':
      return (
        <Message type="warning" title="Sem conexão:">
          {SEM_CONEXAO}
        </Message>
      );
    case 'demorou':
      return (
        <Message type="warning" title="O servidor demorou a responder:">
          {DEMOROU}
        </Message>
      );
    case 'sessao':
      return (
        <Message type="warning" title="Sua sessão terminou:">
          o que você escreveu está guardado neste aparelho. Entre de novo para enviar.{' '}
          <LinkButton to={`/login?redirect=${encodeURIComponent(continuarEm)}`} size="small">
            Entrar e continuar
          </LinkButton>
        </Message>
      );
    case 'recusa':
      return <Recusa falha={falha} onAlterar={onAlterar} />;
    default:
      return null;
  }
}

/** Why the sending failed and what to do now; it takes the focus, since the button is far below. */
export function ErroDoEnvio(props: Props) {
  const caixa = useRef<HTMLDivElement>(null);
  const { tentativa } = props.envio;
  useEffect(() => {
    if (tentativa > 0) caixa.current?.focus();
  }, [tentativa]);
  return (
    <div ref={caixa} tabIndex={-1} className="registrar-foco">
      <Frase {...props} />
    </div>
  );
}
