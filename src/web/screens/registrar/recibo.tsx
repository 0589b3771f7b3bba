import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { type RefObject, useEffect, useState } from 'react';
import { formatCodigo } from '#capabilities/manifestacao/domain/codigo-acesso.ts';
import { DIAS_PARA_RECORRER } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import type { reciboContract } from '#capabilities/recibo/contract.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { createApi } from '#web/api/client.ts';
import { formatDiaComDistancia, formatDiaDoMomento, formatDiaSeguinte } from '#web/formato.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ExternalLinkButton, LinkButton } from '#web/ui/link-button.tsx';
import { Message } from '#web/ui/message.tsx';
import { NotaDoRegistro } from './nota-do-registro.tsx';
import { formularioDe, type Registrando } from './registrando.ts';
import { isSemNome } from './resumo-de-quem.ts';
import { nomeDoTipo } from './tipos.ts';
import type { Registrada } from './use-enviar.ts';
import { VersaoAnterior } from './versao-anterior.tsx';

const api = createApi<typeof reciboContract>();

interface Props {
  readonly registrada: Registrada;
  readonly registro: Registrando;
  readonly titulo: RefObject<HTMLHeadingElement | null>;
  readonly onRegistrarDeNovo: () => void;
  readonly onDescartar: () => Promise<void>;
}

/** Leaving before the only key to an anonymous case is kept asks once more. */
const useAvisoAoSair = (isAtivo: boolean) => {
  useEffect(() => {
    if (!isAtivo) return;
    const avisar = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', avisar);
    return () => window.removeEventListener('beforeunload', avisar);
  }, [isAtivo]);
};

function CodigoDeAcesso({
  registrada,
  isAnonimo,
}: {
  readonly registrada: Registrada;
  readonly isAnonimo: boolean;
}) {
  const [isGuardado, setGuardado] = useState(false);
  const codigo = formatCodigo(registrada.codigoAcesso);
  useAvisoAoSair(isAnonimo && !isGuardado);
  const guardar = async () => {
    await api('POST /app-web/v1/manifestacoes/:idManifestacao/codigo-guardado', {
      params: { idManifestacao: registrada.idManifestacao },
    });
    setGuardado(true);
  };
  return (
    <section className="recibo-codigo" aria-labelledby="recibo-codigo-titulo">
      <h3 id="recibo-codigo-titulo">Código de acesso</h3>
      {isGuardado ? (
        <p role="status">Pronto. O código não aparece mais; use o que você guardou.</p>
      ) : (
        <>
          <p>
            {isAnonimo
              ? 'É a única forma de acompanhar. Ele aparece só agora e não pode ser recuperado: anote ou copie em um lugar seguro.'
              : 'Com ele e o protocolo você acompanha sem entrar na conta. Ele aparece só agora.'}
          </p>
          <p className="recibo-segredo">
            <span>{codigo}</span>
            <CopyButton text={codigo} what="código" showLabel />
          </p>
          <Button variant={isAnonimo ? 'primary' : 'secondary'} onClick={() => void guardar()}>
            Já guardei meu código
          </Button>
        </>
      )}
    </section>
  );
}

function ProximosPassos({ registrada, registro }: Pick<Props, 'registrada' | 'registro'>) {
  const { registradaEm, prazoAtendimento, conteudoAnterior } = registrada;
  const isAcesso = formularioDe(registro) === TipoFormulario.acessoAInformacao;
  return (
    <section aria-labelledby="recibo-passos-titulo">
      <h3 id="recibo-passos-titulo">O que acontece agora</h3>
      <ol className="recibo-passos">
        <li>
          <strong>{formatDiaDoMomento(registradaEm)}</strong> Registramos e avisamos o órgão
          {registro.orgao && !conteudoAnterior && `, ${registro.orgao.sigla}`}.
        </li>
        <li>
          <strong>Até {formatDiaComDistancia(prazoAtendimento, new Date(registradaEm))}</strong> O órgão
          analisa e responde. Se precisar de mais tempo, tem de justificar, e você vê o novo prazo.
        </li>
        <li>
          <strong>A partir de {formatDiaSeguinte(prazoAtendimento)}</strong>{' '}
          {isAcesso
            ? `Sem resposta, você pode reclamar. Com ela, tem ${DIAS_PARA_RECORRER} dias para recorrer, se não servir.`
            : 'Com a resposta, diga o que achou em uma avaliação curta. Se ela atrasar, o atraso aparece no acompanhamento.'}
        </li>
      </ol>
    </section>
  );
}

const fraseDoEmail = ({ emailEnviadoPara }: Registrada, registro: Registrando): string => {
  if (emailEnviadoPara) return `Mandamos uma cópia do protocolo para ${emailEnviadoPara}.`;
  if (registro.atendimento.isAtendimento && !registro.anonimo)
    return 'Nenhum e-mail é enviado: entregue à pessoa o protocolo e o código de acesso.';
  return isSemNome(registro)
    ? 'Nenhum e-mail é enviado: você não se identificou.'
    : 'Não há e-mail no cadastro, então nenhum aviso será enviado. Acompanhe por aqui.';
};

/** Of an earlier version, only the server knows whether it had a name: without one it is a comunicação. */
const isAnonima = ({ conteudoAnterior, idTipoManifestacao }: Registrada, registro: Registrando): boolean =>
  conteudoAnterior ? idTipoManifestacao === TipoManifestacao.comunicacao : isSemNome(registro);

/** What a person keeps of a filing: protocol, code, next steps and the signed PDF. */
export function Recibo(props: Props) {
  const { registrada, registro, titulo } = props;
  const isAnonimo = isAnonima(registrada, registro);
  const { sua } = nomeDoTipo(registrada.idTipoManifestacao);
  return (
    <div className="recibo">
      <h2 ref={titulo} tabIndex={-1}>
        Recebemos {sua}
      </h2>
      {registrada.conteudoAnterior ? (
        <VersaoAnterior {...props} />
      ) : (
        <Message type="success" still title="Tudo certo.">
          {fraseDoEmail(registrada, registro)}
        </Message>
      )}
      <section aria-labelledby="recibo-protocolo-titulo">
        <h3 id="recibo-protocolo-titulo">Protocolo</h3>
        <p className="recibo-protocolo">
          <span>{registrada.numeroProtocolo}</span>
          <CopyButton text={registrada.numeroProtocolo} what="protocolo" showLabel />
        </p>
      </section>
      <CodigoDeAcesso registrada={registrada} isAnonimo={isAnonimo} />
      <ProximosPassos registrada={registrada} registro={registro} />
      <div className="acoes">
        <ExternalLinkButton
          href={`/api/app-web/v1/manifestacoes/${registrada.idManifestacao}/recibo`}
          variant="secondary"
          icon={faDownload}
        >
          Baixar recibo em PDF
        </ExternalLinkButton>
        <LinkButton
          to={isAnonimo ? '/manifestacao/consultar' : `/manifestacao/detalhar/${registrada.idManifestacao}`}
          variant="secondary"
        >
          {registrada.conteudoAnterior ? 'Ver o que foi registrado' : 'Acompanhar'}
        </LinkButton>
      </div>
      {/* At the desk it was not the person who filled in the form. */}
      {!registro.atendimento.isAtendimento && <NotaDoRegistro idManifestacao={registrada.idManifestacao} />}
    </div>
  );
}
