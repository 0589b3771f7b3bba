import type { ContaDoCaso } from '../casos/contexto.ts';
import { cpfDe, nomeDePessoa, telefoneDe } from '../casos/pessoas.ts';
import { comPeso, criarSorte } from '../casos/sorte.ts';

/** Every fourth case brings somebody new. */
export const quantasPessoas = (casos: number): number => Math.max(40, Math.floor(casos / 4));

const PREFIXO = 'pessoa.volume.';
export const loginDeVolume = (n: number): string => `${PREFIXO}${n}`;
export const numeroDoLogin = (login: string): number | null =>
  login.startsWith(PREFIXO) ? Number(login.slice(PREFIXO.length)) : null;

/** Far from those of the demonstration; with valid digits, of nobody. */
const PRIMEIRO_CPF = 710_000_000;

/** The nth person; ids follow one another. */
export const contaDeVolume = (n: number, primeiroId: number): ContaDoCaso => {
  const login = loginDeVolume(n);
  return {
    id: primeiroId + n,
    login,
    nome: nomeDePessoa(criarSorte(login)),
    email: `${login}@escuta.invalid`,
    telefone: telefoneDe(n % 10_000),
    numero_documento: cpfDe(PRIMEIRO_CPF + n * 37),
    id_tipo_documento: 1,
  };
};

/** What a person may say of themselves; most say little, and most live in a few large cities. */
export const perfilDeVolume = (n: number, municipios: readonly number[]) => {
  const sorte = criarSorte(`${loginDeVolume(n)}/perfil`);
  const dito = (opcoes: number): number | null => (sorte.chance(45) ? sorte.inteiro(1, opcoes) : null);
  const lugar = Math.floor(municipios.length * (sorte.inteiro(0, 999_999) / 1_000_000) ** 6);
  return {
    id_municipio: sorte.chance(70) ? (municipios[lugar] ?? null) : null,
    id_raca_cor: dito(5),
    id_genero: sorte.chance(60)
      ? comPeso(sorte, [
          [1, 50],
          [2, 48],
          [3, 2],
        ])
      : null,
    id_faixa_etaria: dito(6),
    id_escolaridade: dito(6),
  };
};
