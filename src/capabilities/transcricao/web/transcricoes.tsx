import { useState } from 'react';
import type { z } from 'zod';
import { formatMomento } from '#shell/formato.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Secao } from '#shell/ui/secao.tsx';
import { transcricaoContract } from '../contract.ts';
import { isAudio, MAX_TRANSCRICAO } from '../domain/transcricao.ts';
import { Ouvir } from './ouvir.tsx';
import {
  guardarTranscricao,
  useRelerTranscricoes,
  useTranscricoes,
  type Voz,
} from './transcricoes-queries.ts';
import './transcricoes.css';

const { body: formulario } =
  transcricaoContract['POST /app-web/v1/tratamento/:idManifestacao/anexos/:idAnexo/transcricao'];

export interface TranscricoesProps {
  readonly idManifestacao: number;
  /** The files that came with the case: without an audio among them there is nothing to ask for. */
  readonly anexos: readonly { readonly tipoConteudo: string }[];
  /** The history of the case has one row more: the page reads it again, or its next act would be refused as out of date. */
  readonly onGuardada: () => void;
}

interface VozProps extends Pick<TranscricoesProps, 'idManifestacao' | 'onGuardada'> {
  readonly voz: Voz;
}

interface EscreverProps extends VozProps {
  readonly onFim: () => void;
}

function Escrever({ idManifestacao, voz, onGuardada, onFim }: EscreverProps) {
  const reler = useRelerTranscricoes(idManifestacao);
  const form = useFormulario(formulario, { defaultValues: { texto: voz.texto ?? '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    ({ texto }: z.output<typeof formulario>) => guardarTranscricao(idManifestacao, voz.idAnexo, texto),
    async () => {
      onGuardada();
      await reler();
      onFim();
    },
  );
  return (
    <>
      {erro && (
        <Message type="danger" title="A transcrição não foi guardada.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label={`Transcrever ${voz.nomeArquivo}`}>
        <CampoTextoLongo
          name="texto"
          label="O que a pessoa diz"
          help="Escreva como foi dito. Quem não ouve o áudio lê daqui."
          rows={6}
          limit={MAX_TRANSCRICAO}
          required
        />
        <TextoGuardado idManifestacao={idManifestacao} ato={`transcricao ${voz.idAnexo}`} campo="texto" />
        <div className="ui-actions">
          <BotaoEnviar>Guardar transcrição</BotaoEnviar>
          <Button onClick={onFim}>Cancelar</Button>
        </div>
      </Formulario>
    </>
  );
}

function UmaVoz({ idManifestacao, voz, onGuardada }: VozProps) {
  const [isEscrevendo, setEscrevendo] = useState(false);
  const [guardadas, setGuardadas] = useState(0);
  const { nomeArquivo, texto, transcritaEm } = voz;
  return (
    <li className="transcricao">
      <p className="transcricao-titulo">
        <strong>{nomeArquivo}</strong>
      </p>
      <div className="ui-no-print">
        <Ouvir voz={voz} />
      </div>
      {texto !== null && !isEscrevendo && (
        <>
          <TextoDigitado texto={texto} />
          {transcritaEm && (
            <p className="ui-muted">Transcrito pela equipe em {formatMomento(transcritaEm)}.</p>
          )}
        </>
      )}
      {isEscrevendo ? (
        <Escrever
          idManifestacao={idManifestacao}
          voz={voz}
          onGuardada={onGuardada}
          onFim={() => {
            setEscrevendo(false);
            setGuardadas((quantas) => quantas + 1);
          }}
        />
      ) : (
        <p className="ui-no-print">
          <Button size="small" onClick={() => setEscrevendo(true)}>
            {texto === null ? 'Transcrever' : 'Corrigir a transcrição'}
            <span className="sr-only"> de {nomeArquivo}</span>
          </Button>
        </p>
      )}
      <span role="status" className="sr-only">
        {guardadas > 0 && texto !== null && !isEscrevendo && 'Transcrição guardada.'}
      </span>
    </li>
  );
}

function Lista({ idManifestacao, onGuardada }: Pick<TranscricoesProps, 'idManifestacao' | 'onGuardada'>) {
  const consulta = useTranscricoes(idManifestacao);
  if (consulta.isError)
    return <FalhaAoAbrir titulo="Não foi possível abrir as mensagens de voz." falha={consulta} />;
  const vozes = consulta.data?.vozes ?? [];
  if (vozes.length === 0) return null;
  return (
    <Secao id="tratar-vozes" titulo="Mensagem de voz">
      <ul className="transcricoes">
        {vozes.map((voz) => (
          <UmaVoz key={voz.idAnexo} idManifestacao={idManifestacao} voz={voz} onGuardada={onGuardada} />
        ))}
      </ul>
    </Secao>
  );
}

/** The player of each spoken message, with what staff typed of it beside. */
export function Transcricoes({ idManifestacao, anexos, onGuardada }: TranscricoesProps) {
  return anexos.some(({ tipoConteudo }) => isAudio(tipoConteudo)) ? (
    <Lista idManifestacao={idManifestacao} onGuardada={onGuardada} />
  ) : null;
}
