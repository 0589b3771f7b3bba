import { ANONIMO, MANIFESTANTE } from '#capabilities/manifestacao/domain/historico.ts';
import { linhasDaConta, linhasDoCaso } from './alcance.ts';
import type { Copia, Linha, LinhaDe } from './copia.ts';
import type { Verdade } from './verdade.ts';

const HORA = 3_600_000;
/** Acts of one hour follow each other by a thousandth of a second, which tells their order and nothing else. */
const ORDEM = 1000;

/**
 * A request is published by the clock, after the office has answered; a notice is the office's, and so are the seconds in which it may
 * take an act back. The key that an access code opens
 * lasts thirty minutes, has no account, and is swept away when it is over.
 */
const DO_RELOGIO = new Set([
  'manifestacao.publicada_em',
  'pedido_publico.publicado_em',
  'comunicacao.feita_em',
  'ato_reversivel.ate',
  'manifestacao_acesso.criado_em',
  'manifestacao_acesso.expira_em',
]);

const momentosDe = (linhas: readonly LinhaDe[]) =>
  linhas.flatMap(({ tabela, linha }) =>
    Object.entries(linha).flatMap(([coluna, valor]) =>
      valor instanceof Date ? [{ onde: `${tabela}.${coluna}`, quando: valor.getTime() }] : [],
    ),
  );

const isDaPessoa = ({ id_responsavel, responsavel }: Linha): boolean =>
  id_responsavel === null && [MANIFESTANTE, ANONIMO].includes(String(responsavel));

/** Moments at which the office or the clock acted: they are not the person's. */
const dosOutros = (linhas: readonly LinhaDe[]): readonly number[] => {
  const historico = linhas.flatMap(({ tabela, linha }) =>
    tabela === 'manifestacao_historico' ? [linha] : [],
  );
  const momento = ({ ocorrido_em }: Linha): number => (ocorrido_em as Date).getTime();
  const pessoa = new Set(historico.filter(isDaPessoa).map(momento));
  return historico.map(momento).filter((quando) => !pessoa.has(quando));
};

/** When each account was at work, as far as rows tell. */
const atividades = (copia: Copia) =>
  (copia.tabelas.get('usuario')?.linhas ?? []).map((conta) => ({
    id: Number(conta.id),
    momentos: momentosDe(linhasDaConta(copia, Number(conta.id)))
      .filter(({ onde }) => /^(sessao|usuario|usuario_historico|email_saida)\./.test(onde))
      .map(({ quando }) => quando),
  }));

/**
 * Moments of what the person did on a sealed case, finer than an hour; and how many accounts were active in the hour in which each
 * was filed: among so many the thief must guess. What was written while the case was open cannot be taken back: it is counted.
 */
export const tentarMomentos = (copia: Copia, { seladas }: Verdade) => {
  const achados = new Map<string, number>();
  const antesDeSelar = new Map<string, number>();
  const ativosNaHora: number[] = [];
  let medidos = 0;
  const contas = atividades(copia);
  for (const { id, idAutor } of seladas) {
    const linhas = linhasDoCaso(copia, id);
    const caso = linhas[0]?.linha;
    const outros = dosOutros(linhas);
    const onde = caso?.momento_cifrado ? achados : antesDeSelar;
    for (const cada of momentosDe(linhas)) {
      if (DO_RELOGIO.has(cada.onde)) continue;
      medidos += 1;
      const isGuardado =
        cada.quando % HORA < ORDEM ||
        outros.some((outro) => cada.quando >= outro && cada.quando < outro + ORDEM);
      if (!isGuardado) onde.set(cada.onde, (onde.get(cada.onde) ?? 0) + 1);
    }
    if (!(caso?.registrada_em instanceof Date)) continue;
    const hora = caso.registrada_em.getTime();
    const naHora = contas.filter(({ momentos }) =>
      momentos.some((quando) => quando >= hora && quando < hora + HORA),
    );
    if (idAutor !== null && naHora.some((conta) => conta.id === idAutor)) ativosNaHora.push(naHora.length);
  }
  return { medidos, achados, antesDeSelar, ativosNaHora };
};
