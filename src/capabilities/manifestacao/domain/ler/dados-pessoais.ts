import type { Conhecido, Pista } from '#capabilities/dados-pessoais/domain/pseudonimo/achado.ts';
import {
  preparoDe,
  preparoSemPessoas,
} from '#capabilities/dados-pessoais/domain/pseudonimo/preparar-pseudonimo.ts';
import { cobrirFaixas } from './cobrir-faixas.ts';

/** What is known of a person whose traces must not be read in a text. */
export type PessoaAOcultar = Conhecido;

const ocultarCom =
  (preparo: (pessoas: readonly PessoaAOcultar[]) => (texto: string) => readonly Pista[]) =>
  (pessoas: readonly PessoaAOcultar[]): ((texto: string) => string) => {
    const preparar = preparo(pessoas);
    return (texto) =>
      cobrirFaixas(
        texto,
        preparar(texto).filter(({ confianca }) => confianca === 'cobrir'),
      );
  };

/**
 * The text without personal data (Decreto 10.153/2019, art. 3, V: pseudonymisation): names and
 * contacts of the known people, anybody's documents and contacts, and what the text says about its
 * author. Hints stay: only a person can tell whether they name anybody.
 */
export const ocultarDadosPessoais = ocultarCom(preparoDe);

/** For readers who need not know the people mentioned either: their names and addresses go too. */
export const ocultarDadosDeTodos = ocultarCom(preparoSemPessoas);
