import { useCallback, useEffect, useRef, useState } from 'react';
import type { Escrita } from './escrita.ts';
import {
  type Conteudo,
  createGuardador,
  type Descricao,
  type EstadoDoRascunho,
  type Guardador,
} from './guardador.ts';

/** How long typing must pause before the server gets it. */
const ESPERA_MS = 1500;

interface Opcoes<T> {
  readonly idRascunho: string;
  /** The writer's login; null without an account. */
  readonly dono: string | null;
  /** The server's version the draft was opened from; 0 for a new one. */
  readonly versao: number;
  readonly linhagem?: readonly Escrita[] | undefined;
  readonly conteudo: T;
  readonly descrever: (conteudo: T) => Descricao;
}

export interface RascunhoEmUso<T> {
  readonly estado: EstadoDoRascunho;
  /** Stores it now, without waiting for a pause in typing. */
  readonly guardarAgora: () => Promise<void>;
  /** After a conflict, keeps this version instead of the other. */
  readonly ficarComEste: (versao: number) => Promise<void>;
  /** Stores this last content of a page that is being left for another one. */
  readonly guardarEPartir: (conteudo: T) => Promise<void>;
  /** Files the case: until that is done nothing is stored, because its draft goes with it. */
  readonly aoEnviar: (enviar: () => Promise<void>) => Promise<void>;
  readonly esquecer: () => Promise<void>;
  readonly apagar: () => Promise<void>;
}

/** Stores changes a moment later, or at once when the page is left or the network comes back. */
export function useRascunho<T extends object>(opcoes: Opcoes<T>): RascunhoEmUso<T> {
  const { idRascunho, dono, versao, linhagem, conteudo } = opcoes;
  const [estado, setEstado] = useState<EstadoDoRascunho>({ tipo: 'nada' });
  const [guardador] = useState<Guardador>(() =>
    createGuardador({ idRascunho, dono, versao, linhagem, onEstado: setEstado }),
  );
  const atual = useRef(opcoes);
  atual.current = opcoes;
  const guardado = useRef<T>(conteudo);
  const isParado = useRef(false);
  const isEnviando = useRef(false);
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isEscrevendoAqui = useRef(false);

  const guardarAgora = useCallback(async () => {
    clearTimeout(espera.current);
    if (isParado.current || isEnviando.current) return;
    const { conteudo: agora, descrever } = atual.current;
    guardado.current = agora;
    await guardador.guardar(agora as Conteudo, descrever(agora));
  }, [guardador]);

  /** At once, one writing after another: a tab closed in mid-word loses at most a letter. */
  const guardarAqui = useCallback(async () => {
    if (isEscrevendoAqui.current) return;
    isEscrevendoAqui.current = true;
    let escrito: T | undefined;
    const falta = () => ![escrito, guardado.current].includes(atual.current.conteudo) && !isParado.current;
    while (falta()) {
      const { conteudo: agora, descrever } = atual.current;
      escrito = agora;
      await guardador.guardarAqui(agora as Conteudo, descrever(agora));
    }
    isEscrevendoAqui.current = false;
  }, [guardador]);

  useEffect(() => {
    if (conteudo === guardado.current || isParado.current) return;
    void guardarAqui();
    espera.current = setTimeout(() => void guardarAgora(), ESPERA_MS);
    return () => clearTimeout(espera.current);
  }, [conteudo, guardarAgora, guardarAqui]);

  useEffect(() => {
    const guardarOQueFalta = () => {
      if (atual.current.conteudo !== guardado.current) void guardarAgora();
    };
    const aoEsconder = () => {
      if (document.visibilityState === 'hidden') guardarOQueFalta();
    };
    const aoVoltarARede = () => void guardarAgora();
    window.addEventListener('pagehide', guardarOQueFalta);
    document.addEventListener('visibilitychange', aoEsconder);
    window.addEventListener('online', aoVoltarARede);
    return () => {
      window.removeEventListener('pagehide', guardarOQueFalta);
      document.removeEventListener('visibilitychange', aoEsconder);
      window.removeEventListener('online', aoVoltarARede);
      guardarOQueFalta();
    };
  }, [guardarAgora]);

  const parar = (fim: () => Promise<void>) => async () => {
    isParado.current = true;
    clearTimeout(espera.current);
    await fim();
  };
  const enviando = (agora: boolean) => {
    isEnviando.current = agora;
    guardador.enviando(agora);
  };
  return {
    estado,
    guardarAgora,
    ficarComEste: async (aceita) => {
      guardador.aceitarVersao(aceita);
      await guardarAgora();
    },
    guardarEPartir: (ultimo) =>
      parar(() => guardador.guardar(ultimo as Conteudo, atual.current.descrever(ultimo)))(),
    aoEnviar: async (enviar) => {
      enviando(true);
      try {
        await enviar();
      } finally {
        enviando(false);
        void guardarAgora();
      }
    },
    esquecer: parar(guardador.esquecer),
    apagar: parar(guardador.apagar),
  };
}
