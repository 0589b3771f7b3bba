import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { isSemExposicao, readExposicao } from '#capabilities/dados-pessoais/domain/exposicao.ts';
import { responsavelSemNome } from '#capabilities/manifestacao/domain/frase-do-historico.ts';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import { TextoGuardadoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { type AnexoEscolhido, anexosParaEnvio } from '#shell/campo-de-anexos.ts';
import { formatMomento } from '#shell/formato.ts';
import { useNoProcesso } from '#shell/impressao/formas.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { parte } from '#shell/partes.ts';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { conversaContract } from '../contract.ts';
import { acrescentar } from '../domain/acrescentar.ato.ts';
import { conversar } from '../domain/conversar.ato.ts';
import './conversa.css';

const AlertaDoCampo = parte('alerta-do-campo');
const CampoAnexos = parte('campo-anexos');
const AlertasDeExposicao = parte('alertas-de-exposicao');

const LISTAR = 'GET /app-web/v1/manifestacoes/:idManifestacao/mensagens';
const ENVIAR = 'POST /app-web/v1/manifestacoes/:idManifestacao/mensagens';
const ACRESCENTAR = 'POST /app-web/v1/manifestacoes/:idManifestacao/acrescentar';
const api = createApi<ContratoDoAto<typeof conversar> & ContratoDoAto<typeof acrescentar>>();
const read = createReader<typeof conversaContract>();

const formulario = z.object({ texto: conversar.entrada.shape.texto });
type Mensagem = z.output<(typeof conversaContract)[typeof LISTAR]['response']>[number];

const chave = (idManifestacao: number) => ['manifestacao', idManifestacao, 'mensagens'];

/** Who filed and the office read the same thread. */
type Lado = 'manifestante' | 'orgao';
type Palavras = (typeof anonima)[Lado];

const anonima = {
  manifestante: {
    abertura: 'Por aqui o órgão pode perguntar, e você responder, sem que ninguém saiba quem você é.',
    formulario: 'Escrever ao órgão',
    campo: 'Sua mensagem',
    ajuda: 'Você continua anônimo: não escreva nada que diga quem você é.',
    lida: 'Lida pelo órgão em',
    naoLida: 'Ainda não lida pelo órgão',
    fechada: 'A conversa está encerrada: não é possível enviar mensagens.',
  },
  orgao: {
    abertura: 'Quem registrou é anônimo e só lê por aqui, com o protocolo e o código de acesso.',
    formulario: 'Escrever à pessoa anônima',
    campo: 'Mensagem à pessoa anônima',
    ajuda: 'Não peça nada que diga quem a pessoa é.',
    lida: 'Lida pela pessoa em',
    naoLida: 'Ainda não lida pela pessoa',
    fechada: 'Daqui não é possível enviar mensagens: a conversa terminou, ou o seu perfil só a lê.',
  },
} as const satisfies Record<Lado, Record<string, string>>;

const identificada: Readonly<Record<Lado, Record<keyof Palavras, string>>> = {
  manifestante: {
    ...anonima.manifestante,
    abertura:
      'Lembrou de algo, ou encontrou um documento? Acrescente aqui a qualquer momento. O órgão lê e pode responder por aqui; o prazo dele não muda.',
    formulario: 'Acrescentar informações',
    campo: 'O que você quer acrescentar',
    ajuda: 'O que você já contou não precisa ser repetido.',
    fechada: 'A manifestação terminou: não é possível acrescentar mais nada.',
  },
  orgao: {
    ...anonima.orgao,
    abertura:
      'O que quem registrou acrescentou depois do registro. Se você escrever aqui, a pessoa recebe um e-mail, se informou um, e lê na plataforma.',
    formulario: 'Responder a quem registrou',
    campo: 'Mensagem a quem registrou',
    ajuda: 'Não substitui a resposta à manifestação, e não muda o prazo.',
  },
};

/** How the thread is called and led: somebody unknown has a conversation, somebody known adds to the case. */
const palavrasDe = (lado: Lado, isAnonima: boolean) => (isAnonima ? anonima : identificada)[lado];

interface BalaoProps {
  readonly mensagem: Mensagem;
  readonly lado: Lado;
}

function Balao({ mensagem, lado }: BalaoProps) {
  const { doManifestante, autor, texto, enviadaEm, lidaEm, anexos } = mensagem;
  const isDaqui = doManifestante === (lado === 'manifestante');
  const { lida, naoLida } = anonima[lado];
  const quem = useNoProcesso(autor, responsavelSemNome);
  return (
    <li className="conversa-mensagem" data-minha={isDaqui}>
      <p className="conversa-autor">
        <strong>{isDaqui && lado === 'manifestante' ? 'Você' : quem}</strong>{' '}
        <span className="ui-muted">{formatMomento(enviadaEm)}</span>
      </p>
      <TextoDigitado texto={texto} />
      <Arquivos arquivos={anexos} rotulo="Arquivos da mensagem" />
      {isDaqui && (
        <p className="ui-muted conversa-lida">{lidaEm ? `${lida} ${formatMomento(lidaEm)}` : naoLida}</p>
      )}
    </li>
  );
}

function Mensagens({ idManifestacao, lado }: { readonly idManifestacao: number; readonly lado: Lado }) {
  const mensagens = useQuery({
    queryKey: chave(idManifestacao),
    queryFn: () => read(LISTAR, { params: { idManifestacao } }, { quiet: true }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  if (mensagens.isPending) return <Skeleton lines={3} label="Carregando as mensagens…" />;
  if (mensagens.isError) {
    return <FalhaAoAbrir titulo="Não foi possível carregar as mensagens." falha={mensagens} />;
  }
  if (mensagens.data.length === 0) return <p className="ui-muted">Nenhuma mensagem ainda.</p>;
  return (
    <ol className="conversa-mensagens" aria-label="Mensagens, da mais antiga à mais nova">
      {mensagens.data.map((mensagem) => (
        <Balao key={mensagem.idMensagem} mensagem={mensagem} lado={lado} />
      ))}
    </ol>
  );
}

interface EscreverProps {
  readonly idManifestacao: number;
  readonly lado: Lado;
  readonly isAnonima: boolean;
  /** Right under the field `texto`: the office's page checks there what is said of others. */
  readonly conferencia?: ReactNode;
}

function Escrever({ idManifestacao, lado, isAnonima, conferencia }: EscreverProps) {
  const { formulario: rotulo, campo, ajuda } = palavrasDe(lado, isAnonima);
  const isAnonimo = isAnonima && lado === 'manifestante';
  const isAcrescimo = !isAnonima && lado === 'manifestante';
  const queries = useQueryClient();
  const [anexos, setAnexos] = useState<readonly AnexoEscolhido[]>([]);
  const [ocupado, setOcupado] = useState(false);
  const [enviadas, setEnviadas] = useState(0);
  const form = useFormulario(formulario, { defaultValues: { texto: '' } });
  const { erro, onSubmit: enviar } = useEnvio(
    form,
    (dados: z.output<typeof formulario>) => {
      const body = { ...dados, anexos: anexosParaEnvio(anexos) };
      return api(isAcrescimo ? ACRESCENTAR : ENVIAR, { params: { idManifestacao }, body }, SILENT);
    },
    async () => {
      form.reset();
      setAnexos([]);
      setEnviadas((quantas) => quantas + 1);
      await queries.invalidateQueries({ queryKey: chave(idManifestacao) });
    },
  );
  const [aConfirmar, setAConfirmar] = useState<string | null>(null);
  const [enviando, setEnviando] = useState(false);
  // Text pasted and sent at once would go out before the warning beside the field is read.
  const onSubmit = async (dados: z.output<typeof formulario>) => {
    if (isAnonimo && !isSemExposicao(await readExposicao([dados.texto]))) setAConfirmar(dados.texto);
    else await enviar(dados);
  };
  const confirmar = async () => {
    if (aConfirmar === null) return;
    setEnviando(true);
    await enviar({ texto: aConfirmar });
    setEnviando(false);
    setAConfirmar(null);
  };
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível enviar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label={rotulo} className="ui-no-print">
        <CampoTextoLongo name="texto" label={campo} help={ajuda} rows={4} required />
        {isAnonimo && <AlertaDoCampo name="texto" />}
        {conferencia}
        <TextoGuardadoDoAto
          idManifestacao={idManifestacao}
          ato={isAcrescimo ? acrescentar : conversar}
          campo="texto"
        />
        {/* Drawn anew after each message, so that the files of the last are gone. */}
        <CampoAnexos
          key={enviadas}
          value={anexos}
          onChange={setAnexos}
          isAnonimo={isAnonimo}
          onOcupado={setOcupado}
        />
        <div className="ui-actions">
          <BotaoEnviar variant="secondary" disabled={ocupado}>
            Enviar mensagem
          </BotaoEnviar>
          <span role="status">
            {ocupado ? 'Espere os arquivos terminarem de chegar.' : enviadas > 0 && 'Mensagem enviada.'}
          </span>
        </div>
      </Formulario>
      <Modal
        open={aConfirmar !== null}
        title="Enviar assim mesmo?"
        acceptLabel="Enviar assim mesmo"
        cancelLabel="Voltar e revisar"
        accepting={enviando}
        onAccept={() => void confirmar()}
        onClose={() => setAConfirmar(null)}
      >
        {aConfirmar !== null && <AlertasDeExposicao textos={[aConfirmar]} />}
      </Modal>
    </>
  );
}

interface ConversaProps extends Omit<EscreverProps, 'lado'> {
  readonly podeEscrever: boolean;
  readonly lado?: Lado;
}

/** What who filed wrote after filing, and what the office answered there. */
export function Conversa({ podeEscrever, lado = 'manifestante', ...escrever }: ConversaProps) {
  const palavras = palavrasDe(lado, escrever.isAnonima);
  return (
    <>
      {/* An invitation to write beside 'nothing more can be added' would contradict it. */}
      {(podeEscrever || lado === 'orgao') && <p>{palavras.abertura}</p>}
      <Mensagens idManifestacao={escrever.idManifestacao} lado={lado} />
      {podeEscrever ? <Escrever {...escrever} lado={lado} /> : <p className="ui-muted">{palavras.fechada}</p>}
    </>
  );
}
