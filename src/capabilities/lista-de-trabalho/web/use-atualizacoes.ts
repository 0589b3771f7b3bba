import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { MAXIMO_DO_LOTE } from '#kernel/lista/lote.ts';
import { useAoVivo } from '#shell/ao-vivo/ao-vivo.ts';
import { ApiError, OfflineError } from '#shell/api/errors.ts';
import type { ItemDeTrabalho } from '../contract.ts';
import type { Linha } from './colunas.tsx';
import type { Filtro } from './filtro-do-endereco.ts';
import { buscarMudancas, useRenovar } from './trabalho-queries.ts';

/** Acts come in bursts; one request covers all of them. */
const JUNTAR_MS = 700;

/** The queues that had the case before: a case already in the queue does not newly arrive. */
const evento = z.object({ idManifestacao: z.int(), filasAntes: z.array(z.string()) });

interface Mudanca extends ItemDeTrabalho {
  readonly naLista: boolean;
}

interface Mudancas {
  /** The load of the list that these belong to: a new load already includes them. */
  readonly de: string;
  readonly mudadas: ReadonlyMap<number, Mudanca | 'saiu'>;
  readonly chegadas: readonly ItemDeTrabalho[];
  readonly mostradas: readonly ItemDeTrabalho[];
}

interface ListaNaTela {
  readonly filtro: Filtro;
  readonly itens: readonly ItemDeTrabalho[];
  /** Changes with each load. */
  readonly carga: string;
}

const vazias = (de: string): Mudancas => ({ de, mudadas: new Map(), chegadas: [], mostradas: [] });

const atualizada = (item: ItemDeTrabalho, mudanca: Mudanca | 'saiu' | undefined): Linha => {
  if (mudanca === undefined) return item;
  if (mudanca === 'saiu') return { ...item, estado: 'saiu' };
  return mudanca.naLista ? mudanca : { ...mudanca, estado: 'saiu' };
};

const falhou = (error: unknown): void => {
  if (!(error instanceof ApiError || error instanceof OfflineError)) throw error;
  console.warn('A lista não pôde ser atualizada agora.', error);
};

/**
 * Updates the rows on the screen in place: nothing moves under a hand that is about to click. New
 * cases wait until the person asks for them.
 */
export const useAtualizacoes = ({ filtro, itens, carga }: ListaNaTela) => {
  const [guardadas, setGuardadas] = useState(() => vazias(carga));
  const atuais = guardadas.de === carga ? guardadas : vazias(carga);
  const ouvidas = useRef(new Map<number, readonly string[]>());
  const relogio = useRef<ReturnType<typeof setTimeout>>(undefined);
  const renovar = useRenovar();
  const naTela = new Set([...atuais.mostradas, ...itens].map(({ idManifestacao }) => idManifestacao));

  const receber = (mudancas: readonly Mudanca[], antes: ReadonlyMap<number, readonly string[]>) => {
    const porId = new Map(mudancas.map((mudanca) => [mudanca.idManifestacao, mudanca]));
    setGuardadas((anteriores) => {
      const base = anteriores.de === carga ? anteriores : vazias(carga);
      const mudadas = new Map(base.mudadas);
      for (const id of antes.keys()) if (naTela.has(id)) mudadas.set(id, porId.get(id) ?? 'saiu');
      const esperavam = base.chegadas.filter(({ idManifestacao }) => !porId.has(idManifestacao));
      const jaMostradas = new Set(base.mostradas.map(({ idManifestacao }) => idManifestacao));
      const novas = mudancas.filter(
        ({ idManifestacao, naLista }) =>
          naLista &&
          !naTela.has(idManifestacao) &&
          !jaMostradas.has(idManifestacao) &&
          (!antes.get(idManifestacao)?.includes(filtro.fila) ||
            base.chegadas.some((chegada) => chegada.idManifestacao === idManifestacao)),
      );
      return { ...base, mudadas, chegadas: [...esperavam, ...novas] };
    });
  };

  const perguntar = async () => {
    const antes = new Map([...ouvidas.current].slice(0, MAXIMO_DO_LOTE));
    const ids = [...antes.keys()];
    for (const id of ids) ouvidas.current.delete(id);
    if (ouvidas.current.size > 0) agendar();
    renovar.contagens();
    if (ids.length === 0) return;
    try {
      receber(await buscarMudancas(filtro, ids), antes);
    } catch (error) {
      falhou(error);
    }
  };

  const agendar = () => {
    clearTimeout(relogio.current);
    relogio.current = setTimeout(() => void pergunta.current(), JUNTAR_MS);
  };
  // When the timer fires it asks about the list on the screen at that moment.
  const pergunta = useRef(perguntar);
  useEffect(() => {
    pergunta.current = perguntar;
  });
  useEffect(() => () => clearTimeout(relogio.current), []);

  useAoVivo('manifestacao', (dados) => {
    const { idManifestacao, filasAntes } = evento.parse(dados);
    // Of several events of a case, the first tells where it was before.
    if (!ouvidas.current.has(idManifestacao)) ouvidas.current.set(idManifestacao, filasAntes);
    agendar();
  });
  useAoVivo('retomada', () => {
    for (const id of naTela) ouvidas.current.set(id, [filtro.fila]);
    agendar();
  });

  const mostradas = atuais.mostradas.map(
    (item): Linha => ({ estado: 'nova', ...atualizada(item, atuais.mudadas.get(item.idManifestacao)) }),
  );
  const novasNaTela = new Set(atuais.mostradas.map(({ idManifestacao }) => idManifestacao));
  const restantes = itens
    .filter(({ idManifestacao }) => !novasNaTela.has(idManifestacao))
    .map((item) => atualizada(item, atuais.mudadas.get(item.idManifestacao)));
  return {
    linhas: [...mostradas, ...restantes] as readonly Linha[],
    chegadas: atuais.chegadas,
    mostrarChegadas: () =>
      setGuardadas({ ...atuais, chegadas: [], mostradas: [...atuais.chegadas, ...atuais.mostradas] }),
  };
};
