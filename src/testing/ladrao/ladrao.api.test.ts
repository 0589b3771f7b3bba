import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';
import { type Copia, lerCopia } from './copia.ts';
import { tentarIgualdades } from './igualdades.ts';
import { tentarMomentos } from './momentos.ts';
import { tentarNumeros } from './numeros.ts';
import { medirOrdem, medirTransacoes } from './ordem.ts';
import { tentarContas, tentarPalavras } from './palavras.ts';
import { povoar } from './povoar.ts';
import { tentarTamanhos } from './tamanhos.ts';
import { type CasoSelado, lerVerdade, type Verdade } from './verdade.ts';

let app: TestApp;
let copia: Copia;
let verdade: Verdade;
let segredos: string[];

beforeAll(async () => {
  app = await createTestApp({ demoCasos: true, env: { WEBHOOKS_REDE: 'local' } });
  await povoar(app);
  verdade = await lerVerdade(app);
  copia = await lerCopia(app.url);
  const contas = await app.db
    .selectFrom('usuario')
    .select(['email', 'telefone', 'numero_documento', 'cpf_responsavel'])
    .execute();
  segredos = contas
    .flatMap((conta) => [conta.email, conta.telefone, conta.numero_documento, conta.cpf_responsavel])
    .filter((valor) => valor !== null);
}, 300_000);
afterAll(() => app.close());

const diz = (o_que: string, medidas: unknown): void => console.log(`O ladrão: ${o_que}`, medidas);
const nada = new Map<string, number>();

describe('L1: a stolen database tells nothing (Lei 13.608/2018, art. 4-B; Lei 13.460/2017, art. 10 § 7º)', {
  timeout: 120_000,
}, () => {
  it('holds enough sealed cases of people with accounts to try it on', () => {
    const comConta = verdade.seladas.filter(({ idAutor }) => idAutor !== null).length;
    diz('casos', { selados: verdade.seladas.length, comConta, abertos: verdade.abertas.length });
    expect(comConta).toBeGreaterThan(50);
    expect(copia.tabelas.size).toBeGreaterThan(150);
    expect(copia.tabelas.get('webhook_tentativa')?.linhas.length).toBeGreaterThan(20);
  });

  it('no equality of bytes, keys or account numbers joins a sealed case to a person, a draft, a mail or another case', () => {
    const { comparadas, achados } = tentarIgualdades(copia, verdade);
    diz('igualdades', { comparadas });
    expect(achados).toEqual(nada);
  });

  it('no number of another table (a label, a group, a step) joins a sealed case to another of the same person', () => {
    const { comparadas, achados } = tentarNumeros(copia, verdade);
    diz('números', { comparadas });
    expect(achados).toEqual(nada);
  });

  it('no label that only sealed cases carry stands in the open', () => {
    const seladas = copia.tabelas.get('manifestacao_tag_selada')?.linhas ?? [];
    const palavras = (copia.tabelas.get('tag')?.linhas ?? []).map(({ nome }) => String(nome ?? ''));
    diz('etiquetas', {
      seladas: seladas.length,
      abertas: palavras.filter((palavra) => palavra !== '').length,
    });
    expect(seladas.length).toBeGreaterThan(10);
    expect(palavras.filter((palavra) => palavra.startsWith('parece ser'))).toEqual([]);
    const ids = new Set(verdade.seladas.map(({ id }) => id));
    const comCofre = new Set(
      copia.tabelas.get('manifestacao_cofre')?.linhas.map(({ id_manifestacao }) => id_manifestacao),
    );
    const soltas = (copia.tabelas.get('manifestacao_tag')?.linhas ?? []).filter(
      ({ id_manifestacao }) => ids.has(Number(id_manifestacao)) && comCofre.has(id_manifestacao),
    );
    expect(soltas).toEqual([]);
  });

  it('no name, CPF, e-mail or telephone of who filed stands in what belongs to a sealed case', () => {
    const { procuradas, achados } = tentarPalavras(copia, verdade);
    diz('palavras', { procuradas });
    expect(achados).toEqual(nada);
  });

  it('no find of the publication and no searched word points to who asked with the identity preserved', async () => {
    const preservados = copia.tabelas.get('manifestante_preservado')?.linhas ?? [];
    const ids = new Set(preservados.map(({ id_manifestacao }) => id_manifestacao));
    diz('preservados', { quantos: ids.size });
    expect(ids.size).toBeGreaterThan(3);
    expect(preservados.filter(({ palavras_cifradas }) => palavras_cifradas === null)).toEqual([]);
    const apontam = (copia.tabelas.get('achado_pessoal')?.linhas ?? []).filter(
      ({ id_manifestacao, parte, tipo }) =>
        ids.has(id_manifestacao) &&
        (['solicitante', 'nome'].includes(String(tipo)) ||
          ['resumo', 'pedido', 'recurso'].includes(String(parte))),
    );
    expect(apontam).toEqual([]);
    for (const { id, palavras } of verdade.seladas.filter((cada) => ids.has(cada.id))) {
      const { rows } = await sql`
        select id from manifestacao where id = ${id} and busca @@ any (
          select plainto_tsquery('portuguese', p) from unnest(${[...palavras]}::text[]) p
          where numnode(plainto_tsquery('portuguese', p)) > 0)`.execute(app.db);
      expect(rows, `case ${id}`).toEqual([]);
    }
  });

  it('every sealed value, and every file, has the length of a size class', () => {
    const { medidos, classes, achados } = tentarTamanhos(copia, verdade);
    diz('tamanhos', { medidos, classes });
    expect(achados).toEqual(nada);
  });

  it('plain columns tell the hour at which the person did something, not the moment', () => {
    const { medidos, achados, antesDeSelar, ativosNaHora } = tentarMomentos(copia, verdade);
    diz('momentos', { medidos, escritosEnquantoAbertos: antesDeSelar, contasAtivasNaHora: ativosNaHora });
    expect(achados).toEqual(nada);
    // A case that became a denúncia: what its history told while it was open is covered by the audit chain.
    expect(
      [...antesDeSelar.keys()].filter((onde) => !/^(manifestacao|manifestacao_historico|anexo)\./.test(onde)),
    ).toEqual([]);
  });

  it('CPF, e-mail and telephone of accounts are encrypted wherever they stand, but for open cases and the stand-in of the sign-on', () => {
    const achados = [...tentarContas(copia, segredos).keys()];
    diz('contas', { procurados: segredos.length, ficamAbertos: achados });
    const aberto = /^(manifestante\.dados\.|sign_on_embutido|ouvidoria\.)/;
    expect(achados.filter((onde) => !aberto.test(onde))).toEqual([]);
    // An index over an expression would keep what its column no longer tells.
    const deConta = /\b(usuario|email_saida)\b.*\b(email|para|numero_documento|telefone|cpf_responsavel)\b/;
    expect(copia.indices.filter((indice) => deConta.test(indice))).toEqual([]);
  });

  it('the order of ids, protocols, history and transactions is measured', async () => {
    const ordem = medirOrdem(copia, verdade);
    diz('ordem dos números', ordem);
    expect(ordem.seladasComConta).toBeGreaterThan(50);
    const transacoes = await medirTransacoes(app.url, verdade);
    diz('ordem da escrita', transacoes);
    expect(transacoes.tentadas).toBeGreaterThan(10);
  });
});

describe('the thief finds a leak that is planted', { timeout: 120_000 }, () => {
  /** One denúncia with an account, and an open case of the same person. */
  const alvo = (): { selada: CasoSelado; aberta: CasoSelado } => {
    for (const selada of verdade.seladas.toReversed()) {
      const aberta = verdade.abertas.findLast(
        ({ idAutor }) => idAutor !== null && idAutor === selada.idAutor,
      );
      const row = copia.tabelas.get('manifestacao')?.linhas.find(({ id }) => id === selada.id);
      if (aberta && row?.momento_cifrado && row.id_tipo === 1) return { selada, aberta };
    }
    throw new Error('No denúncia of somebody with an open case');
  };
  const comVazamento = async (plantar: string, arrancar: string): Promise<[Copia, Verdade]> => {
    const { selada, aberta } = alvo();
    const escrever = (comando: string) =>
      sql
        .raw(
          comando
            .replaceAll(':s', String(selada.id))
            .replaceAll(':a', String(aberta.id))
            .replaceAll(':u', String(selada.idAutor)),
        )
        .execute(app.db);
    await escrever(plantar);
    try {
      return [await lerCopia(app.url), { seladas: [selada], abertas: [aberta] }];
    } finally {
      await escrever(arrancar);
    }
  };

  it('the mark of the account on a sealed case', async () => {
    const { selada } = alvo();
    const [antes] = (
      await sql<{
        dono: string;
      }>`select encode(dono, 'hex') as dono from manifestacao where id = ${selada.id}`.execute(app.db)
    ).rows;
    const vazada = await comVazamento(
      'update manifestacao set dono = (select dono from manifestacao where id = :a) where id = :s',
      `update manifestacao set dono = decode('${antes?.dono}', 'hex') where id = :s`,
    );
    expect([...tentarIgualdades(...vazada).achados.keys()]).toContain(
      'manifestacao.dono = manifestacao.dono',
    );
  });

  it('the number of the account beside a sealed case', async () => {
    const vazada = await comVazamento(
      "insert into presenca (id_manifestacao, id_usuario, nome, visto_em) values (:s, :u, 'x', date_trunc('hour', now()))",
      'delete from presenca where id_manifestacao = :s and id_usuario = :u',
    );
    expect([...tentarIgualdades(...vazada).achados.keys()]).toContain('presenca.id_usuario = usuario.id');
  });

  it('a label that an open case of the same person has', async () => {
    const vazada = await comVazamento(
      `with t as (insert into tag (id_ouvidoria, nome) values (6, 'plantada') returning id)
       insert into manifestacao_tag (id_manifestacao, id_tag) select c, t.id from t, unnest(array[:s, :a]) c`,
      `with x as (delete from manifestacao_tag x using tag t where t.id = x.id_tag and t.nome = 'plantada' returning 1)
       update tag set nome = 'arrancada' where nome = 'plantada' and exists (select from x)`,
    );
    expect([...tentarNumeros(...vazada).achados.keys()]).toContain('manifestacao_tag.id_tag');
  });

  it('a mail about it to its author, in the open', async () => {
    const vazada = await comVazamento(
      `insert into email_saida (chave, evento, para, assunto, texto, html, criado_em)
       select 'plantado', 'x', 'x@x', p.nome || ' ' || m.protocolo, '', '', date_trunc('hour', now())
       from manifestacao m, usuario p where m.id = :s and p.id = :u`,
      "delete from email_saida where chave = 'plantado'",
    );
    expect([...tentarPalavras(...vazada).achados.keys()]).toContain('email_saida.assunto');
  });

  it('the moment of the filing', async () => {
    const vazada = await comVazamento(
      "update manifestacao set registrada_em = registrada_em + interval '17 minutes' where id = :s",
      "update manifestacao set registrada_em = registrada_em - interval '17 minutes' where id = :s",
    );
    expect([...tentarMomentos(...vazada).achados.keys()]).toContain('manifestacao.registrada_em');
  });

  it('a text sealed at its own length', async () => {
    const vazada = await comVazamento(
      String.raw`update manifestacao_cofre set identidade_cifrada = identidade_cifrada || '\x00' where id_manifestacao = :s`,
      'update manifestacao_cofre set identidade_cifrada = substring(identidade_cifrada for length(identidade_cifrada) - 1) where id_manifestacao = :s',
    );
    expect([...tentarTamanhos(...vazada).achados.keys()]).toEqual(['manifestacao_cofre.identidade_cifrada']);
  });
});
