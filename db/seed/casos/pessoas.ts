import { criarSorte, type Sorte } from './sorte.ts';

const mulheres = [
  'Ana Lúcia',
  'Benedita',
  'Cristiane',
  'Dalva',
  'Elisângela',
  'Fátima',
  'Ivone',
  'Jussara',
  'Luciana',
  'Marlene',
  'Noêmia',
  'Patrícia',
  'Rosângela',
  'Simone',
  'Vera Lúcia',
];
const homens = [
  'Abel',
  'Bruno',
  'Cícero',
  'Domingos',
  'Edmilson',
  'Flávio',
  'Genivaldo',
  'Hélio',
  'Jair',
  'Leandro',
  'Marcos Vinícius',
  'Nivaldo',
  'Osvaldo',
  'Paulo Sérgio',
  'Ubiratan',
];
const sobrenomes = [
  'Albuquerque',
  'Batalha',
  'Cordeiro',
  'Damasceno',
  'Espíndola',
  'Fontenele',
  'Guedes',
  'Holanda',
  'Jacinto',
  'Lacerda',
  'Magalhães',
  'Nóbrega',
  'Paixão',
  'Quintela',
  'Rabelo',
  'Sampaio',
  'Tavares',
  'Viana',
];

const sobrenome = (sorte: Sorte): string => {
  const primeiro = sorte.um(sobrenomes);
  return `${primeiro} ${sorte.um(sobrenomes.filter((outro) => outro !== primeiro))}`;
};
export const nomeDeMulher = (sorte: Sorte): string => `${sorte.um(mulheres)} ${sobrenome(sorte)}`;
export const nomeDeHomem = (sorte: Sorte): string => `${sorte.um(homens)} ${sobrenome(sorte)}`;
export const nomeDePessoa = (sorte: Sorte): string =>
  sorte.chance(52) ? nomeDeMulher(sorte) : nomeDeHomem(sorte);

const digito = (parte: string): number => {
  const soma = [...parte].reduce((total, d, i) => total + Number(d) * (parte.length + 1 - i), 0);
  const resto = soma % 11;
  return resto < 2 ? 0 : 11 - resto;
};
export const cpfDe = (noveDigitos: number): string => {
  const base = String(noveDigitos).padStart(9, '0');
  const com10 = `${base}${digito(base)}`;
  return `${com10}${digito(com10)}`;
};

/** Landlines never begin with 1: nobody real is called. */
export const telefoneDe = (numero: number): string => `61 1234-${String(numero).padStart(4, '0')}`;

export interface PessoaDemo {
  readonly login: string;
  readonly nome: string;
  readonly email: string;
  readonly telefone: string;
  readonly cpf: string;
}

const QUANTAS = 36;
const PRIMEIRO_CPF = 700_200_000;

const pessoa = (numero: number): PessoaDemo => {
  const login = `pessoa.demo.${String(numero).padStart(2, '0')}`;
  return {
    login,
    nome: nomeDePessoa(criarSorte(login)),
    email: `${login}@escuta.invalid`,
    telefone: telefoneDe(numero),
    cpf: cpfDe(PRIMEIRO_CPF + numero * 37),
  };
};

/** Citizens who file on their own. They have no password: nobody signs in as them. */
export const pessoasComConta: readonly PessoaDemo[] = Array.from({ length: QUANTAS }, (_, i) =>
  pessoa(i + 1),
);

/** Where a letter goes; no such block exists. */
export const enderecoDaCarta = (sorte: Sorte): string =>
  `SQN ${sorte.inteiro(901, 916)}, Bloco Z, apartamento ${sorte.inteiro(101, 606)}, Brasília/DF, CEP 70000-000`;

/** Somebody without an account, whom an atendente served. */
export const pessoaDoBalcao = (
  sorte: Sorte,
): { nome: string; telefone: string; documento: string; tipoDocumento: number } => ({
  nome: nomeDePessoa(sorte),
  telefone: telefoneDe(sorte.inteiro(100, 999)),
  documento: cpfDe(PRIMEIRO_CPF + 50_000 + sorte.inteiro(1, 40_000)),
  tipoDocumento: 1,
});
