import type { Dado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import type { PessoaAOcultar } from '#capabilities/manifestacao/domain/ler/dados-pessoais.ts';
import { semAcentoNoLugar } from '#kernel/texto.ts';
import { acharDadosPessoais } from './achados.ts';
import type { Achado, TipoDeAchado } from './tipos-de-achado.ts';

/** What is already known between the two: who reads, and who signs. */
const DE_QUEM_CONVERSA: readonly TipoDeAchado[] = ['solicitante', 'nome'];

const palavrasDe = (nome: string): readonly string[] =>
  semAcentoNoLugar(nome)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** A signature by the first name alone, or the name by which the person is addressed. */
const isDeUmDeles = (trecho: string, conhecidos: readonly PessoaAOcultar[]): boolean =>
  conhecidos.some(({ nome }) => {
    const dele = new Set(palavrasDe(nome));
    return palavrasDe(trecho).every((palavra) => dele.has(palavra));
  });

/**
 * What a text to the person who filed says of somebody else (Lei 13.709/2018, art. 6, III: no more than is needed; Lei
 * 12.527/2011, art. 31). `conhecidos` are the two who write to each other: what is theirs is no find.
 */
export const dadosDeTerceiros = (
  texto: string,
  dados: readonly Dado[],
  conhecidos: readonly PessoaAOcultar[],
): readonly Achado[] =>
  acharDadosPessoais(texto, dados, conhecidos).filter(
    ({ inicio, fim, tipo }) =>
      !DE_QUEM_CONVERSA.includes(tipo) &&
      !(tipo === 'pessoa' && isDeUmDeles(texto.slice(inicio, fim), conhecidos)),
  );
