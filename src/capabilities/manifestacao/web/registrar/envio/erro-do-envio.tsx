import { useEffect, useRef, useState } from 'react';
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

function Frase({
  envio: { falha, enviar },
  onAlterar,
  continuarEm,
  isDeVolta,
}: Props & { readonly isDeVolta: boolean }) {
  switch (falha?.tipo) {
    case 'sem-conexao':
      return isDeVolta ? (
        <Message type="info" title="Você voltou a ter internet. Enviar agora?">
          O que você escreveu ainda não foi enviado.{' '}
          <Button size="small" variant="primary" onClick={enviar}>
            Enviar agora
          </Button>
        </Message>
      ) : (
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

/** The internet came back after the last try. */
const useDeVolta = (tentativa: number): boolean => {
  const [desde, setDesde] = useState(0);
  useEffect(() => {
    const aoVoltar = () => setDesde(tentativa);
    window.addEventListener('online', aoVoltar);
    return () => window.removeEventListener('online', aoVoltar);
  }, [tentativa]);
  return tentativa > 0 && desde === tentativa;
};

/** Why the sending failed and what to do now; it takes the focus, since the button is far below. */
export function ErroDoEnvio(props: Props) {
  const caixa = useRef<HTMLDivElement>(null);
  const { tentativa } = props.envio;
  const isDeVolta = useDeVolta(tentativa);
  useEffect(() => {
    if (tentativa > 0) caixa.current?.focus();
  }, [tentativa]);
  return (
    <div ref={caixa} tabIndex={-1}>
      <div role="status">
        <Frase {...props} isDeVolta={isDeVolta} />
      </div>
    </div>
  );
}
