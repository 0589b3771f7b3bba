import { useEffect, useState } from 'react';
import type { PessoaAOcultar } from '#capabilities/manifestacao/domain/ler/dados-pessoais.ts';
import { type CasoDaEquipe, useCasoJaLido } from '#shell/atos/caso-query.ts';
import { useUsuario } from '#shell/session/session.ts';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import { dadosDeTerceiros } from '../../domain/dados-de-terceiros.ts';
import type { Achado } from '../../domain/tipos-de-achado.ts';

const PAUSA_MS = 600;

/** A find with its words, so that nothing is cut from a text that has changed meanwhile. */
export interface Terceiro extends Achado {
  readonly trecho: string;
}

export interface Terceiros {
  /** The text that was read. */
  readonly texto: string;
  readonly achados: readonly Terceiro[];
  /** False if the scan could not be loaded. */
  readonly conferido: boolean;
}

const NADA: Terceiros = { texto: '', achados: [], conferido: true };

const ouNada = (valor: string | null): string | undefined => valor ?? undefined;

const quemRegistrou = ({ manifestante }: CasoDaEquipe): readonly PessoaAOcultar[] =>
  manifestante
    ? [
        {
          nome: manifestante.nome,
          email: ouNada(manifestante.email),
          telefone: ouNada(manifestante.telefone),
          documento: ouNada(manifestante.documento),
          endereco: ouNada(manifestante.endereco),
        },
      ]
    : [];

/** The scan brings a dictionary: loaded when there is text to read, never with the page. */
const lerTerceiros = async (
  texto: string,
  conhecidos: readonly PessoaAOcultar[],
  pedeNome: boolean,
): Promise<Terceiros> => {
  if (texto.trim() === '') return NADA;
  const modulo = await import('#capabilities/dados-pessoais/domain/analisar.ts').catch(() => null);
  if (!modulo) return { texto, achados: [], conferido: false };
  const todos = dadosDeTerceiros(texto, modulo.analisar(texto), conhecidos);
  const achados = pedeNome ? todos.filter(({ tipo }) => tipo !== 'pessoa') : todos;
  return {
    texto,
    achados: achados.map((achado) => ({ ...achado, trecho: texto.slice(achado.inicio, achado.fim) })),
    conferido: true,
  };
};

interface OQueSeSabe {
  readonly idManifestacao: number | null;
  readonly quemLe: string | null;
  readonly pedeNome: boolean;
}

/** What the text says of others: kept up to date while it is typed, and read anew on request. */
export const useTerceiros = (texto: string, { idManifestacao, quemLe, pedeNome }: OQueSeSabe) => {
  const caso = useCasoJaLido(idManifestacao);
  const assina = useUsuario()?.nome;
  const [lidos, setLidos] = useState(NADA);
  const parado = useDebounced(texto, PAUSA_MS);
  const peloNome = [assina, quemLe].flatMap((nome) => (nome ? [{ nome }] : []));
  const conhecidos = [...(caso ? quemRegistrou(caso) : []), ...peloNome];
  const chave = JSON.stringify(conhecidos);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `chave` is `conhecidos` in words
  useEffect(() => {
    let isAtual = true;
    void lerTerceiros(parado, conhecidos, pedeNome).then((novos) => isAtual && setLidos(novos));
    return () => {
      isAtual = false;
    };
  }, [parado, chave, pedeNome]);
  return {
    lidos,
    agora: async (): Promise<Terceiros> => {
      const novos = await lerTerceiros(texto, conhecidos, pedeNome);
      setLidos(novos);
      return novos;
    },
  };
};
