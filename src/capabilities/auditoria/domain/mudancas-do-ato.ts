/** One field that an act changed, in words; null for nothing before, or nothing after. */
export interface MudancaDoAto {
  readonly campo: string;
  readonly antes: string | null;
  readonly depois: string | null;
}

/** Names for fields whose technical name does not read well. */
const nomes: Readonly<Record<string, string>> = {
  uf: 'Estado',
  de: 'De',
  ate: 'Até',
  area: 'Área',
  lugarNaArea: 'Lugar na área',
  sigla: 'Sigla',
  email: 'E-mail',
  endereco: 'Endereço',
  horario: 'Horário de atendimento',
  competencia: 'Competência',
  idOuvidoria: 'Órgão (nº)',
  idPerfil: 'Perfil (nº)',
  idMunicipio: 'Município (nº)',
  idEsfera: 'Esfera (nº)',
  inativo: 'Inativo',
  descricao: 'Descrição',
  formularios: 'Formulários',
  conteudo: 'Conteúdo',
  periodo: 'Período',
  dimensao: 'Agrupado por',
  situacao: 'Situação',
  expiraEm: 'Vale até',
  prefixoProtocolo: 'Prefixo do protocolo',
};

/** 'ativadoEm' and 'ativado_em' read 'Ativado em'. */
const nomeDoCampo = (campo: string): string => {
  const emPalavras = campo
    .replaceAll(/[_.-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return nomes[campo] ?? emPalavras.charAt(0).toUpperCase() + emPalavras.slice(1);
};

const dia = /^(\d{4})-(\d{2})-(\d{2})$/;

const emPalavras = (valor: unknown): string | null => {
  if (valor === null || valor === undefined || valor === '') return null;
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (Array.isArray(valor)) return valor.map((cada) => emPalavras(cada) ?? '—').join(', ') || null;
  if (typeof valor === 'object') {
    const partes = Object.entries(valor).map(
      ([nome, dentro]) => `${nomeDoCampo(nome)}: ${emPalavras(dentro) ?? '—'}`,
    );
    return partes.join('; ') || null;
  }
  return String(valor).replace(dia, '$3/$2/$1');
};

const camposDe = (estado: unknown): Readonly<Record<string, unknown>> =>
  estado !== null && typeof estado === 'object' && !Array.isArray(estado)
    ? (estado as Readonly<Record<string, unknown>>)
    : {};

/** What the log kept of an administrative act, field by field. */
export const mudancasDoAto = (informacoes: unknown): MudancaDoAto[] => {
  const { antes, depois } = camposDe(informacoes);
  const [doAntes, doDepois] = [camposDe(antes), camposDe(depois)];
  return [...new Set([...Object.keys(doAntes), ...Object.keys(doDepois)])].map((campo) => ({
    campo: nomeDoCampo(campo),
    antes: emPalavras(doAntes[campo]),
    depois: emPalavras(doDepois[campo]),
  }));
};
