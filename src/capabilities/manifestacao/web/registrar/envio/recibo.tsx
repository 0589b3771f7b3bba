import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatCodigo } from '#capabilities/codigo-acesso/domain/codigo-acesso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { createApi } from '#shell/api/client.ts';
import { formatDiaComDistancia, formatDiaDoMomento, formatDiaSeguinte } from '#shell/formato.ts';
import { useNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { useTitulo } from '#shell/navegacao/titulo.ts';
import { parte } from '#shell/partes.ts';
import { Button } from '#shell/ui/button.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { ExternalLinkButton, LinkButton } from '#shell/ui/link-button.tsx';
import { ShareButton } from '#shell/ui/share-button.tsx';
import type { manifestacaoContract } from '../../../contract.ts';
import { CanalEntrada } from '../../../domain/registrar/atendimento.ts';
import { OutroAtendimento } from '../mesa/outro-atendimento.tsx';
import { nomeDoTipo } from '../tipo/tipos.ts';
import { type Enviada, esquecerCodigo } from './enviada.ts';
import { NotaDoRegistro } from './nota-do-registro.tsx';
import { PerguntaDoCodigo } from './pergunta-do-codigo.tsx';

const api = createApi<typeof manifestacaoContract>();
const EntregaDoCodigo = parte('entrega-do-codigo');

const MEIOS: Readonly<Record<number, ComponentProps<typeof EntregaDoCodigo>['meio']>> = {
  [CanalEntrada.presencial]: 'presencial',
  [CanalEntrada.telefone]: 'telefone',
  [CanalEntrada.carta]: 'carta',
  [CanalEntrada.email]: 'escrito',
  [CanalEntrada.redesSociais]: 'escrito',
};

/** It is in the person's hands: this browser forgets it. */
const guardarCodigo = async (idManifestacao: number): Promise<void> => {
  await api('POST /app-web/v1/manifestacoes/:idManifestacao/codigo-guardado', { params: { idManifestacao } });
  esquecerCodigo(idManifestacao);
};

interface Props {
  readonly enviada: Enviada;
  readonly titulo?: RefObject<HTMLHeadingElement | null>;
  /** Shown again after a reload or the browser's Back. */
  readonly isRevista?: boolean;
  /** What happened to a version that was changed after the first sending. */
  readonly versaoAnterior?: ReactNode;
}

const fraseDoCodigo = (isAnonimo: boolean): string =>
  isAnonimo
    ? 'É a única forma de acompanhar. Ele aparece só agora e não pode ser recuperado: anote ou copie em um lugar seguro.'
    : 'Com ele e o protocolo você acompanha sem entrar na conta. Ele aparece só agora.';

function CodigoDeAcesso({
  enviada: { registrada },
  isAnonimo,
}: {
  readonly enviada: Enviada;
  readonly isAnonimo: boolean;
}) {
  const [isGuardado, setGuardado] = useState(registrada.codigoAcesso === '');
  const titulo = useRef<HTMLHeadingElement>(null);
  const codigo = formatCodigo(registrada.codigoAcesso ?? '');
  // Leaving before the only key to an anonymous case is kept needs a confirmation.
  useNaoSalvo(isAnonimo && !isGuardado, PerguntaDoCodigo, true);
  const guardar = async () => {
    await guardarCodigo(registrada.idManifestacao);
    setGuardado(true);
    // The button goes, and would take the focus with it.
    titulo.current?.focus();
  };
  return (
    <section className="recibo-codigo" aria-labelledby="recibo-codigo-titulo">
      <h3 id="recibo-codigo-titulo" ref={titulo} tabIndex={-1}>
        Código de acesso
      </h3>
      <p role="status">{isGuardado && 'Pronto. O código não aparece mais; use o que você guardou.'}</p>
      {!isGuardado && (
        <>
          <p>{fraseDoCodigo(isAnonimo)}</p>
          <p className="recibo-segredo">
            <span>{codigo}</span>
          </p>
          <p className="recibo-guardar">
            <CopyButton text={codigo} what="código" showLabel variant="secondary" />
            <ShareButton
              text={`Protocolo ${registrada.numeroProtocolo}\nCódigo de acesso ${codigo}`}
              what="código"
              variant="secondary"
            />
          </p>
          <Button variant={isAnonimo ? 'primary' : 'secondary'} onClick={() => void guardar()}>
            Já guardei meu código
          </Button>
        </>
      )}
    </section>
  );
}

function ProximosPassos({ enviada: { registrada, orgao, isAtendimento } }: Pick<Props, 'enviada'>) {
  const { registradaEm, prazoAtendimento, conteudoAnterior } = registrada;
  const quem = isAtendimento ? 'a pessoa' : 'você';
  const isAcesso = registrada.idTipoManifestacao === TipoManifestacao.acessoAInformacao;
  return (
    <section aria-labelledby="recibo-passos-titulo">
      <h3 id="recibo-passos-titulo">O que acontece agora</h3>
      <ol className="recibo-passos">
        <li>
          <strong>{formatDiaDoMomento(registradaEm)}</strong> Registramos e avisamos o órgão
          {orgao && !conteudoAnterior && `, ${orgao}`}.
        </li>
        <li>
          <strong>Até {formatDiaComDistancia(prazoAtendimento, new Date(registradaEm))}</strong> O órgão
          analisa e responde. Se precisar de mais tempo, tem de justificar, e {quem} vê o novo prazo.
        </li>
        <li>
          <strong>A partir de {formatDiaSeguinte(prazoAtendimento)}</strong>{' '}
          {isAcesso
            ? `Sem resposta, ${quem} pode reclamar. Com ela, tem ${DIAS_PARA_RECORRER} dias para recorrer, se não servir.`
            : `Com a resposta, ${quem} pode dizer o que achou em uma avaliação curta. Se ela atrasar, o atraso aparece no acompanhamento.`}
        </li>
      </ol>
    </section>
  );
}

const fraseDoEmail = ({ registrada, isSemNome, isAtendimento }: Enviada): string => {
  const { emailEnviadoPara } = registrada;
  if (emailEnviadoPara) return `Mandamos uma cópia do protocolo para ${emailEnviadoPara}.`;
  if (isAtendimento)
    return 'Nenhum e-mail é enviado: a pessoa precisa receber de você o protocolo e a chave do código, acima.';
  return isSemNome
    ? 'Nenhum e-mail é enviado: você não se identificou.'
    : 'Não há e-mail no cadastro, então nenhum aviso será enviado. Acompanhe por aqui.';
};

/** Only the server knows whether an earlier version had a name: without one, a comunicação. */
const isAnonima = ({ registrada, isSemNome }: Enviada): boolean =>
  registrada.conteudoAnterior ? registrada.idTipoManifestacao === TipoManifestacao.comunicacao : isSemNome;

/** What a person keeps of a filing. What cannot be had again comes first: the code, then protocol, next steps and PDF. */
export function Recibo({ enviada, titulo, isRevista = false, versaoAnterior }: Props) {
  const { registrada } = enviada;
  const isAnonimo = isAnonima(enviada);
  const { nome, sua } = nomeDoTipo(registrada.idTipoManifestacao);
  useTitulo(enviada.isAtendimento ? 'Registro feito' : 'Registro recebido');
  const recebida = enviada.isAtendimento ? `Registro feito: ${nome.toLowerCase()}` : `Recebemos ${sua}`;
  return (
    <div className="recibo" data-pe-ocupado>
      <h2 ref={titulo} tabIndex={-1}>
        {isRevista && !enviada.isAtendimento ? `Já recebemos ${sua}` : recebida}
      </h2>
      {versaoAnterior}
      {registrada.chaveDoCodigo === null ? (
        <CodigoDeAcesso enviada={enviada} isAnonimo={isAnonimo} />
      ) : (
        registrada.chaveDoCodigo !== '' && (
          <EntregaDoCodigo
            numeroProtocolo={registrada.numeroProtocolo}
            chave={registrada.chaveDoCodigo}
            meio={MEIOS[enviada.idCanalEntrada ?? CanalEntrada.presencial] ?? 'presencial'}
            onEntregue={() => void guardarCodigo(registrada.idManifestacao)}
          />
        )
      )}
      <section aria-labelledby="recibo-protocolo-titulo">
        <h3 id="recibo-protocolo-titulo">Protocolo</h3>
        <p className="recibo-protocolo">
          <span>{registrada.numeroProtocolo}</span>
          <CopyButton text={registrada.numeroProtocolo} what="protocolo" showLabel variant="secondary" />
          <ExternalLinkButton
            href={`/api/app-web/v1/manifestacoes/${registrada.idManifestacao}/recibo`}
            variant="secondary"
            size="small"
            icon={faDownload}
          >
            Baixar recibo em PDF
          </ExternalLinkButton>
        </p>
      </section>
      {!versaoAnterior && (
        <Message type="success" still title={isRevista ? 'Já enviada.' : 'Tudo certo.'}>
          {isRevista
            ? `O protocolo é ${registrada.numeroProtocolo}. Não é preciso registrar de novo.`
            : fraseDoEmail(enviada)}
        </Message>
      )}
      <ProximosPassos enviada={enviada} />
      <div className="acoes">
        <LinkButton
          to={isAnonimo ? '/manifestacao/consultar' : `/manifestacao/detalhar/${registrada.idManifestacao}`}
          variant="secondary"
        >
          {registrada.conteudoAnterior ? 'Ver o que foi registrado' : 'Acompanhar'}
        </LinkButton>
      </div>
      {enviada.isAtendimento && <OutroAtendimento />}
      {enviada.semRepresentante && (
        <p>
          Alguém veio em nome da pessoa?{' '}
          <Link to={`/manifestacao/representacao?ids=${registrada.idManifestacao}`}>
            Registre a representação
          </Link>
          , com o documento que a prova.
        </p>
      )}
      {/* At the desk somebody else filled in the form. */}
      {!enviada.isAtendimento && !isRevista && <NotaDoRegistro idManifestacao={registrada.idManifestacao} />}
    </div>
  );
}
