import { faMicrophone } from '@fortawesome/free-solid-svg-icons/faMicrophone.js';
import { faPaperclip } from '@fortawesome/free-solid-svg-icons/faPaperclip.js';
import { faPause } from '@fortawesome/free-solid-svg-icons/faPause.js';
import { faStop } from '@fortawesome/free-solid-svg-icons/faStop.js';
import { faTrash } from '@fortawesome/free-solid-svg-icons/faTrash.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { MINUTOS_DE_VOZ, SEGUNDOS_DE_VOZ } from '../../domain/anexo-limites.ts';
import { relogio } from './duracao.ts';
import { nomeDaVoz } from './nome-da-voz.ts';
import { type TipoGravavel, tipoGravavel } from './tipo-gravavel.ts';
import { useGravador } from './use-gravador.ts';
import './gravar-voz.css';

interface GravarVozProps {
  /** In a denúncia a voice may tell who speaks, and that is said before anything is recorded. */
  readonly isSigilosa: boolean;
  readonly disabled: boolean;
  readonly onGravada: (arquivo: File) => void;
  /** True while a recording goes on or waits for a decision: the form must not leave it behind. */
  readonly onGravando: (isGravando: boolean) => void;
  /** The names in the list already: each file has one of its own. */
  readonly nomes: readonly string[];
}

const VOZ_IDENTIFICA =
  'quem trata a denúncia ouve a gravação, e a voz, o sotaque ou o som do lugar podem mostrar quem você é. Se não quer ser reconhecido, escreva.';

type Gravador = ReturnType<typeof useGravador>;

function Comandos({ gravador }: { readonly gravador: Gravador }) {
  switch (gravador.estado) {
    case 'gravando':
    case 'pausado':
      return (
        <>
          {gravador.estado === 'gravando' ? (
            <Button variant="secondary" icon={faPause} onClick={gravador.pausar}>
              Pausar
            </Button>
          ) : (
            <Button variant="secondary" icon={faMicrophone} onClick={gravador.continuar}>
              Continuar a gravar
            </Button>
          )}
          <Button variant="primary" icon={faStop} data-foco="" onClick={gravador.parar}>
            Parar
          </Button>
        </>
      );
    case 'gravada':
      return null;
    default:
      return (
        <Button
          variant="primary"
          icon={faMicrophone}
          data-foco=""
          loading={gravador.estado === 'pedindo'}
          onClick={gravador.gravar}
        >
          {gravador.estado === 'recusado' ? 'Tentar de novo' : 'Começar a gravar'}
        </Button>
      );
  }
}

interface PainelProps extends Omit<GravarVozProps, 'disabled'> {
  readonly tipo: TipoGravavel;
  readonly onFechar: () => void;
}

/** Every change brings other buttons: the focus goes to the one that comes next. */
const useFocoNoComando = (estado: string) => {
  const caixa = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with the state
  useEffect(() => caixa.current?.querySelector<HTMLElement>('[data-foco]')?.focus(), [estado]);
  return caixa;
};

function Painel({ tipo, isSigilosa, nomes, onGravada, onGravando, onFechar }: PainelProps) {
  const gravador = useGravador(tipo);
  const { estado, segundos, voz, aviso } = gravador;
  const caixa = useFocoNoComando(estado);
  const avisar = useEffectEvent(onGravando);
  const isEmCurso = estado === 'gravando' || estado === 'pausado' || estado === 'gravada';
  useEffect(() => {
    if (!isEmCurso) return undefined;
    avisar(true);
    return () => avisar(false);
  }, [isEmCurso]);
  const anexar = (): void => {
    if (!voz) return;
    // Without the codec: it is part of how the sound was recorded, not of what the file is.
    const type = tipo.mime.replace(/;.*$/, '');
    onGravada(new File([voz.blob], nomeDaVoz(tipo.extensao, nomes), { type }));
    onFechar();
  };
  return (
    <section className="anx-voz" aria-label="Mensagem de voz" ref={caixa}>
      {isSigilosa && (
        <Message type="warning" title="A sua voz pode identificar você:">
          {VOZ_IDENTIFICA}
        </Message>
      )}
      <p>
        Fale por até {MINUTOS_DE_VOZ} minutos. A gravação vai como arquivo: escreva também, no relato, uma
        linha que diga do que se trata.
      </p>
      {estado === 'recusado' && (
        <Message type="danger" title="Não foi possível gravar:">
          {aviso}
        </Message>
      )}
      {isEmCurso && (
        <p className="anx-voz-relogio" data-estado={estado}>
          <span role="timer" aria-label="Tempo gravado">
            {relogio(segundos)}
          </span>{' '}
          de {relogio(SEGUNDOS_DE_VOZ)}{' '}
          {estado === 'gravando' ? '· gravando' : estado === 'pausado' ? '· em pausa' : ''}
        </p>
      )}
      {voz && (
        // biome-ignore lint/a11y/useMediaCaption: the person hears what they have just said
        <audio controls src={voz.url} aria-label="Ouvir a gravação" className="anx-voz-ouvir" />
      )}
      <div className="ui-actions">
        <Comandos gravador={gravador} />
        {voz && (
          <Button variant="primary" icon={faPaperclip} data-foco="" onClick={anexar}>
            Anexar a gravação
          </Button>
        )}
        {isEmCurso ? (
          <Button icon={faTrash} onClick={() => gravador.descartar('Gravação descartada.')}>
            Descartar
          </Button>
        ) : (
          <Button onClick={onFechar}>Fechar</Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {estado === 'recusado' ? '' : aviso}
      </p>
    </section>
  );
}

/** A spoken message, recorded here and sent as a file of ours: no service outside hears it. */
export function GravarVoz({ disabled, ...props }: GravarVozProps) {
  const [tipo] = useState(tipoGravavel);
  const [isAberto, setAberto] = useState(false);
  const abrir = useRef<HTMLButtonElement>(null);
  if (!tipo) return null;
  if (isAberto)
    return (
      <Painel
        {...props}
        tipo={tipo}
        onFechar={() => {
          setAberto(false);
          setTimeout(() => abrir.current?.focus());
        }}
      />
    );
  return (
    <p className="anx-voz-abrir">
      <Button
        ref={abrir}
        variant="secondary"
        icon={faMicrophone}
        disabled={disabled}
        onClick={() => setAberto(true)}
      >
        Gravar mensagem de voz
      </Button>
    </p>
  );
}
