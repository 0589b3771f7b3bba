import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SEGUNDOS_DE_VOZ } from '../../domain/anexo-limites.ts';
import { duracaoPorExtenso } from './duracao.ts';
import type { TipoGravavel } from './tipo-gravavel.ts';

type EstadoDoGravador = 'parado' | 'pedindo' | 'gravando' | 'pausado' | 'gravada' | 'recusado';

/** Speech needs no more, and five minutes stay small on a phone's connection. */
const BITS_POR_SEGUNDO = 32_000;
const UM_MINUTO = 60;

const fraseDaRecusa = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotFoundError'
    ? 'Não achamos um microfone neste aparelho. Escreva o seu relato, ou envie um arquivo de áudio.'
    : 'O navegador não deixou usar o microfone. Permita o microfone nas configurações deste site e tente de novo, ou escreva o seu relato.';

/** Counts what was recorded, not ticks: a tab in the background gets fewer of them. */
const novoCronometro = () => {
  let antes = 0;
  let desde: number | null = null;
  const total = () => antes + (desde === null ? 0 : performance.now() - desde);
  return {
    correr: () => {
      desde = performance.now();
    },
    parar: () => {
      antes = total();
      desde = null;
    },
    segundos: () => Math.floor(total() / 1000),
  };
};

/** What is being recorded; it lives in this page's memory until the person attaches it. */
interface Gravacao {
  readonly gravador: MediaRecorder;
  readonly fluxo: MediaStream;
  readonly partes: Blob[];
}

const calar = (fluxo: MediaStream): void => {
  for (const trilha of fluxo.getTracks()) trilha.stop();
};

const largar = (gravacao: Gravacao | null): void => {
  if (!gravacao) return;
  if (gravacao.gravador.state !== 'inactive') gravacao.gravador.stop();
  calar(gravacao.fluxo);
};

/** A recorder of up to five minutes. `aviso` is said politely: what began, paused or ended, and the last minute. */
export const useGravador = (tipo: TipoGravavel) => {
  const [estado, setEstado] = useState<EstadoDoGravador>('parado');
  const [segundos, setSegundos] = useState(0);
  const [aviso, setAviso] = useState('');
  const [voz, setVoz] = useState<{ readonly blob: Blob; readonly url: string } | null>(null);
  const atual = useRef<Gravacao | null>(null);
  /** Which asking for the microphone still counts: leaving or discarding makes a late permission worth nothing. */
  const tentativa = useRef(0);
  const cronometro = useRef(novoCronometro());

  const terminou = (gravacao: Gravacao): void => {
    calar(gravacao.fluxo);
    // Discarded, or another one began.
    if (atual.current !== gravacao) return;
    const blob = new Blob(gravacao.partes, { type: tipo.mime });
    setVoz({ blob, url: URL.createObjectURL(blob) });
    setEstado('gravada');
  };

  const gravar = async (): Promise<void> => {
    tentativa.current += 1;
    const esta = tentativa.current;
    let fluxo: MediaStream | null = null;
    setEstado('pedindo');
    setSegundos(0);
    cronometro.current = novoCronometro();
    try {
      fluxo = await navigator.mediaDevices.getUserMedia({ audio: true });
      // The person went elsewhere while the browser was asking them.
      if (tentativa.current !== esta) {
        calar(fluxo);
        return;
      }
      const gravador = new MediaRecorder(fluxo, {
        mimeType: tipo.mime,
        audioBitsPerSecond: BITS_POR_SEGUNDO,
      });
      const gravacao: Gravacao = { gravador, fluxo, partes: [] };
      gravador.addEventListener('dataavailable', ({ data }) => gravacao.partes.push(data));
      gravador.addEventListener('stop', () => terminou(gravacao));
      atual.current = gravacao;
      gravador.start();
      cronometro.current.correr();
      setEstado('gravando');
      setAviso('Gravando.');
    } catch (error) {
      // The microphone came, and the recorder did not take it.
      if (fluxo) calar(fluxo);
      if (tentativa.current !== esta) return;
      atual.current = null;
      setEstado('recusado');
      setAviso(fraseDaRecusa(error));
    }
  };

  /** Also a permission that is still being asked for. `atual` goes first: what is let go is not offered to be heard. */
  const soltar = (): void => {
    tentativa.current += 1;
    const gravacao = atual.current;
    atual.current = null;
    largar(gravacao);
  };

  const pausar = (): void => {
    atual.current?.gravador.pause();
    cronometro.current.parar();
    setEstado('pausado');
    setAviso(`Gravação pausada em ${duracaoPorExtenso(segundos)}.`);
  };
  const continuar = (): void => {
    atual.current?.gravador.resume();
    cronometro.current.correr();
    setEstado('gravando');
    setAviso('Gravando de novo.');
  };
  const parar = (): void => {
    atual.current?.gravador.stop();
    setAviso(`Gravação pronta: ${duracaoPorExtenso(segundos)}. Ouça antes de anexar.`);
  };
  const descartar = (): void => {
    soltar();
    if (voz) URL.revokeObjectURL(voz.url);
    setVoz(null);
    setSegundos(0);
    setEstado('parado');
  };

  const passou = useEffectEvent(() => {
    const agora = Math.min(cronometro.current.segundos(), SEGUNDOS_DE_VOZ);
    setSegundos(agora);
    const ultimoMinuto = SEGUNDOS_DE_VOZ - UM_MINUTO;
    if (segundos < ultimoMinuto && agora >= ultimoMinuto) setAviso('Falta 1 minuto de gravação.');
    if (agora >= SEGUNDOS_DE_VOZ) {
      atual.current?.gravador.stop();
      setAviso(`A gravação chegou a ${duracaoPorExtenso(SEGUNDOS_DE_VOZ)} e parou. Ouça antes de anexar.`);
    }
  });
  useEffect(() => {
    if (estado !== 'gravando') return undefined;
    const tique = setInterval(() => passou(), 1000);
    return () => clearInterval(tique);
  }, [estado]);

  // The microphone is not left on, nor the voice in memory, when the person goes elsewhere.
  const sair = useEffectEvent(() => {
    soltar();
    if (voz) URL.revokeObjectURL(voz.url);
  });
  useEffect(() => () => sair(), []);

  return {
    estado,
    segundos,
    aviso,
    voz,
    gravar: () => void gravar(),
    pausar,
    continuar,
    parar,
    descartar: (dito: string) => {
      descartar();
      setAviso(dito);
    },
  };
};
