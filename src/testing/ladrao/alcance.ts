import type { Copia, Linha, LinhaDe } from './copia.ts';

/** Tables that say where something belongs, not whose it is: from them everybody would be reached. */
const COMUNS = new Set([
  'usuario',
  'ouvidoria',
  'unidade',
  'manifestacao',
  'municipio',
  'perfil',
  'migracao',
]);

/** Names of the case in rows that no key ties to it: payloads of jobs, keys and subjects of mails. */
const digitos = (texto: string): string => texto.replace(/\D/g, '');
const falaDo = (linha: Linha, id: number, protocolo: string): boolean => {
  const payload = linha.payload as { idManifestacao?: number } | null | undefined;
  if (payload?.idManifestacao === id) return true;
  return [linha.assunto, linha.texto].some(
    (texto) => typeof texto === 'string' && digitos(texto).includes(protocolo),
  );
};

/** Follows the references downwards from some rows; never through tables that everybody shares. */
const descer = (copia: Copia, inicio: readonly LinhaDe[]): LinhaDe[] => {
  const achadas = new Map<Linha, LinhaDe>(inicio.map((cada) => [cada.linha, cada]));
  let novas = [...inicio];
  while (novas.length > 0) {
    const porTabela = Map.groupBy(novas, ({ tabela }) => tabela);
    novas = [];
    for (const { de, coluna, para } of copia.referencias) {
      const ids = new Set((porTabela.get(para) ?? []).map(({ linha }) => linha.id));
      if (ids.size === 0 || COMUNS.has(de)) continue;
      for (const linha of copia.tabelas.get(de)?.linhas ?? []) {
        if (achadas.has(linha) || !ids.has(linha[coluna])) continue;
        const cada = { tabela: de, linha };
        achadas.set(linha, cada);
        novas.push(cada);
      }
    }
  }
  return [...achadas.values()];
};

/** Everything in the database that belongs to one case. */
export const linhasDoCaso = (copia: Copia, id: number): LinhaDe[] => {
  const caso = copia.tabelas.get('manifestacao')?.linhas.find((linha) => linha.id === id);
  if (!caso) throw new RangeError(`There is no case ${id}`);
  const protocolo = String(caso.protocolo);
  const soltas = [...copia.tabelas.values()].flatMap(({ nome, linhas }) =>
    linhas.filter((linha) => falaDo(linha, id, protocolo)).map((linha) => ({ tabela: nome, linha })),
  );
  const elos = (copia.tabelas.get('auditoria_elo')?.linhas ?? []).map((linha) => ({
    tabela: 'auditoria_elo',
    linha,
  }));
  const doCaso = descer(copia, [{ tabela: 'manifestacao', linha: caso }, ...soltas]);
  const historico = new Set(
    doCaso.filter(({ tabela }) => tabela === 'manifestacao_historico').map(({ linha }) => linha.id),
  );
  return [
    ...doCaso,
    ...elos.filter(
      ({ linha }) => String(linha.origem).includes('historico') && historico.has(linha.id_origem),
    ),
  ];
};

/** Everything that names one account: its row, and whatever points at it. */
export const linhasDaConta = (copia: Copia, idUsuario: number): LinhaDe[] => {
  const conta = copia.tabelas.get('usuario')?.linhas.find((linha) => linha.id === idUsuario);
  if (!conta) throw new RangeError(`There is no account ${idUsuario}`);
  return descer(copia, [{ tabela: 'usuario', linha: conta }]);
};
