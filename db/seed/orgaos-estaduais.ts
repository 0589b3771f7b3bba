import { Esfera, nomeUf, type Uf } from '#kernel/enumeracoes.ts';

export interface OrgaoDemo {
  readonly id: number;
  readonly idOrgaoSiorg?: number;
  /** Watches over the other offices. */
  readonly monitora?: boolean;
  readonly sigla: string;
  readonly nome: string;
  readonly idEsfera: number;
  readonly uf: string;
  readonly idMunicipio: number;
  readonly ddd: number;
  readonly prefixo: string;
  readonly endereco: string;
  readonly horario: string;
  readonly competencia: string;
  readonly site?: string;
  readonly formularios: readonly number[];
  readonly temSic?: boolean;
  /** For training: registered, and not offered to people. */
  readonly deTeste?: boolean;
}

/** State, the article its name takes ('do Acre', 'da Bahia', 'de Goiás'), capital (IBGE, six digits), area code. */
const ESTADOS: readonly (readonly [Uf, 'do' | 'da' | 'de', number, string, number])[] = [
  ['AC', 'do', 120040, 'Rio Branco', 68],
  ['AL', 'de', 270430, 'Maceió', 82],
  ['AM', 'do', 130260, 'Manaus', 92],
  ['AP', 'do', 160030, 'Macapá', 96],
  ['BA', 'da', 292740, 'Salvador', 71],
  ['CE', 'do', 230440, 'Fortaleza', 85],
  ['DF', 'do', 530010, 'Brasília', 61],
  ['ES', 'do', 320530, 'Vitória', 27],
  ['GO', 'de', 520870, 'Goiânia', 62],
  ['MA', 'do', 211130, 'São Luís', 98],
  ['MG', 'de', 310620, 'Belo Horizonte', 31],
  ['MS', 'de', 500270, 'Campo Grande', 67],
  ['MT', 'de', 510340, 'Cuiabá', 65],
  ['PA', 'do', 150140, 'Belém', 91],
  ['PB', 'da', 250750, 'João Pessoa', 83],
  ['PE', 'de', 261160, 'Recife', 81],
  ['PI', 'do', 221100, 'Teresina', 86],
  ['PR', 'do', 410690, 'Curitiba', 41],
  ['RJ', 'do', 330455, 'Rio de Janeiro', 21],
  ['RN', 'do', 240810, 'Natal', 84],
  ['RO', 'de', 110020, 'Porto Velho', 69],
  ['RR', 'de', 140010, 'Boa Vista', 95],
  ['RS', 'do', 431490, 'Porto Alegre', 51],
  ['SC', 'de', 420540, 'Florianópolis', 48],
  ['SE', 'de', 280030, 'Aracaju', 79],
  ['SP', 'de', 355030, 'São Paulo', 11],
  ['TO', 'do', 172100, 'Palmas', 63],
];

/** One general ombudsman office per state, in its capital. */
export const orgaosEstaduais = (formularios: readonly number[]): OrgaoDemo[] =>
  ESTADOS.map(([uf, artigo, idMunicipio, capital, ddd]) => {
    const codigoUf = String(idMunicipio).slice(0, 2);
    const estado = uf === 'DF' ? 'do Distrito Federal' : `do Estado ${artigo} ${nomeUf[uf]}`;
    return {
      id: 1000 + Number(codigoUf),
      sigla: `OGE-${uf}`,
      nome: `Ouvidoria-Geral ${estado}`,
      idEsfera: Esfera.estadual,
      uf,
      idMunicipio,
      ddd,
      prefixo: `${codigoUf}001`,
      endereco: `Centro Administrativo, ${capital} – ${uf}`,
      horario: 'Segunda a sexta, das 8h às 17h',
      competencia: `Serviços do governo ${estado}: hospitais, escolas, polícias, estradas e tributos estaduais.`,
      formularios,
    };
  });
