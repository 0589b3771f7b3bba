import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { Esfera } from '#kernel/enumeracoes.ts';

const CGU = 6;
const IFCE = 65;
const CMRI = 90;

export interface InstanciaDemo {
  readonly idEsfera: number;
  readonly uf: string | null;
  readonly idMunicipio: number | null;
  readonly idInstancia: number;
  /** Null: the office that answered. */
  readonly idOuvidoriaJulgadora: number | null;
}

const linha = (
  idEsfera: number,
  idInstancia: number,
  idOuvidoriaJulgadora: number | null = null,
): InstanciaDemo => ({
  idEsfera,
  uf: null,
  idMunicipio: null,
  idInstancia,
  idOuvidoriaJulgadora,
});

/** Decreto 7.724/2012 for the federal sphere; states and cities begin with the two instances of the law itself. */
export const instanciasDemo: readonly InstanciaDemo[] = [
  linha(Esfera.federal, Instancia.primeira),
  linha(Esfera.federal, Instancia.segunda),
  linha(Esfera.federal, Instancia.cgu, CGU),
  linha(Esfera.federal, Instancia.cmri, CMRI),
  linha(Esfera.estadual, Instancia.primeira),
  linha(Esfera.estadual, Instancia.segunda),
  // Ceará has a third one, the state's own committee.
  ...[Instancia.primeira, Instancia.segunda, Instancia.terceira].map((idInstancia) => ({
    ...linha(Esfera.estadual, idInstancia),
    uf: 'CE',
  })),
  linha(Esfera.municipal, Instancia.primeira),
  linha(Esfera.municipal, Instancia.segunda),
];

/** Who decides at each instance; where nobody is named, `decidemTodos` of remedio says who. */
export const autoridadesDemo: readonly { idOuvidoria: number; idInstancia: number; login: string }[] = [
  { idOuvidoria: IFCE, idInstancia: Instancia.primeira, login: 'superior.ifce' },
  { idOuvidoria: IFCE, idInstancia: Instancia.segunda, login: 'maxima.ifce' },
  { idOuvidoria: IFCE, idInstancia: Instancia.reclamacao, login: 'autoridade.ifce' },
  { idOuvidoria: CGU, idInstancia: Instancia.cgu, login: 'recursos.cgu' },
  { idOuvidoria: CMRI, idInstancia: Instancia.cmri, login: 'cmri' },
];
