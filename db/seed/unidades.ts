/** Internal units of the demonstration, and who works there. */
export interface UnidadeDemo {
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly nome: string;
  readonly logins: readonly string[];
}

const CGU = 6;

export const unidadesDemo: readonly UnidadeDemo[] = [
  {
    idOuvidoria: CGU,
    sigla: 'COGEP',
    nome: 'Coordenação-Geral de Gestão de Pessoas',
    logins: ['colaborador.cgu'],
  },
  {
    idOuvidoria: CGU,
    sigla: 'COLOG',
    nome: 'Coordenação de Logística e Contratos',
    logins: ['recursos.cgu'],
  },
  { idOuvidoria: CGU, sigla: 'CORREG', nome: 'Corregedoria', logins: ['recursos.cgu'] },
];
