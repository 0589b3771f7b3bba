import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todosOsAtos } from '#server/atos-por-ciclo.ts';
import { pedirAto } from '../atos-por-http.ts';
import { outroCorpo } from '../corpo-do-ato.ts';
import { type CasoNoPalco, type Cenario, montarCenario, porNoPalco } from '../palco.ts';
import { atosComPedido, type NomeDoAto, pedidoDoAto } from '../pedidos-de-atos.ts';
import { entrarTodos, type PessoaDoCaso, pessoasDoCaso, type Visitantes } from '../pessoas-do-caso.ts';
import { Orgaos } from '../registro.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { CASOS, preservar, type QualCaso } from './casos.ts';
import { colherEnderecos, lerAsListas, lerOCaso } from './leitores.ts';
import { LISTA, preencher } from './nomes.ts';

const API = '/api/app-web/v1';
const enderecos = colherEnderecos();
let app: TestApp;
let cenario: Cenario;
let visitantes: Visitantes;
beforeAll(async () => {
  app = await createTestApp({ demo: true, onHttp: enderecos.onHttp });
  cenario = await montarCenario(app);
  visitantes = await entrarTodos(app);
}, 120_000);
afterAll(() => app.close());

/** Who writes, in the order of trying; none of them may know who filed these cases. */
const AUTORES = [
  'respondente',
  'gestor',
  'colaborador',
  'atendente',
] as const satisfies readonly PessoaDoCaso[];
type Autor = (typeof AUTORES)[number];

/** Refusals that no other state or colleague would change. */
const NUNCA =
  /nao-e-sua|manifestacao\.identidade-(?:nao-veio|preservada)|contato-restrito|perfil-sem-permissao/;

interface Feito {
  readonly caso: CasoNoPalco;
  readonly autor: Autor;
}

/** The rehearsed body as the type of the case needs it, with the list in all its texts. */
const corpoDe = (nome: NomeDoAto, qual: QualCaso) => (caso: CasoNoPalco, aqui: Cenario) => {
  const { ato, corpo } = pedidoDoAto(nome);
  const { casos, ...resto } = corpo(caso, aqui);
  const doTipo = outroCorpo(
    nome,
    { idTipo: CASOS[qual].tipo, idOuvidoria: Orgaos.cgu },
    { tipo: CASOS[qual].tipo, consente: true },
    1,
  );
  const outro = nome === 'responder' ? { ...resto, ...doTipo } : resto;
  return { ...(casos !== undefined && { casos }), ...preencher(ato.entrada, outro).corpo };
};

/** Does the act from the first state and by the first person that can; else says why not. */
const fazer = async (nome: NomeDoAto, qual: QualCaso): Promise<Feito | string> => {
  const { ato, fatos, url } = pedidoDoAto(nome);
  if (qual === 'preservado' && (fatos.desistenciaPedida || fatos.consentimento)) return 'only of a denúncia';
  const autores = AUTORES.filter((quem) => ato.quem.includes(pessoasDoCaso[quem].perfil));
  let recusa = 'nobody of the staff does it';
  for (const situacao of ato.de) {
    for (const autor of autores) {
      const caso = await porNoPalco(cenario, situacao, { ...fatos, ...CASOS[qual] });
      if (qual === 'preservado') await preservar(app, caso.id);
      const pedido = { url, corpo: corpoDe(nome, qual) };
      const response = await pedirAto(cenario, visitantes, autor, pedido, caso);
      if (response.statusCode === 200 && !response.body.includes('"feito":false')) return { caso, autor };
      recusa = response.body.slice(0, 160);
      if (NUNCA.test(recusa)) return recusa;
    }
  }
  return recusa;
};

const temTexto = (nome: NomeDoAto): boolean => {
  const { ato, corpo } = pedidoDoAto(nome);
  const { casos: _, ...resto } = corpo({ id: 0, idTramitacao: 0 } as CasoNoPalco, cenario);
  return preencher(ato.entrada, resto).campos.length > 0;
};

/** Acts with texts that nobody of the staff can do on such a case, and why. */
const NAO_SE_FAZ: Readonly<Record<string, string>> = {
  acrescentar: 'only who filed',
  avaliar: 'only who filed',
  complementar: 'only who filed',
  conversar: 'only with an anonymous person, whom nobody knows',
  corrigirContato: 'nobody who may not know the person',
  declararSemMeios: 'only who filed',
  desistir: 'only who filed',
  desistirEmParte: 'only who filed',
  pedirDesistencia: 'only who filed',
  pedirDesistenciaEmParte: 'only who filed',
  pedirReabertura: 'only who filed',
  registrarCiencia: 'nobody who may not know the person',
  registrarRepresentacao: 'nobody who may not know the person',
  verIdentidade: 'nobody who may not know the person',
};

/** What else writes to a case by its number. Whoever adds one says here where its words are tried. */
const OUTROS_QUE_ESCREVEM: Readonly<Record<string, string>> = {
  'DELETE /tratamento/:idManifestacao/rascunho-resposta': 'no words',
  'POST /manifestacoes/:idManifestacao/arquivar': 'the same act, by a program',
  'POST /manifestacoes/:idManifestacao/atualizar':
    'the same act, by a program (escritos-da-equipe.api.test.ts)',
  'POST /manifestacoes/:idManifestacao/encaminhar': 'the same act, by a program',
  'POST /manifestacoes/:idManifestacao/prorrogar': 'the same act, by a program',
  'POST /manifestacoes/:idManifestacao/reabrir': 'the same act, by a program',
  'POST /manifestacoes/:idManifestacao/respostas': 'the same act, by a program',
  'POST /atendimento/:idManifestacao': 'refused on such a case (pode-atender.test.ts)',
  'POST /manifestacoes/:idManifestacao/codigo-guardado': 'no words',
  'POST /manifestacoes/:idManifestacao/consentimento/abrir': 'of the person',
  'POST /manifestacoes/:idManifestacao/descumprimentos': 'of the person',
  'POST /manifestacoes/:idManifestacao/nota-registro': 'of the person, no words',
  'POST /manifestacoes/:idManifestacao/pesquisa/abrir': 'of the person, no words',
  'POST /manifestacoes/:idManifestacao/recursos': 'of the person',
  'POST /manifestacoes/:idManifestacao/recursos/:idRecurso/qualificar': 'read by who wrote it alone',
  'POST /publicacao/:idManifestacao/decisoes':
    'the reason of a find, never compared (palavras-cobertas.api.test.ts)',
  'POST /tarjamento/casos/:idManifestacao/anexos/:idAnexo/aplicar': 'a file, no words',
  'POST /tratamento/:idManifestacao/anexos/:idAnexo/transcricao':
    'a list of names picks nobody out (transcricao.api.test.ts)',
  'POST /tratamento/:idManifestacao/desfazer': 'no words',
  'POST /tratamento/:idManifestacao/notas': 'here',
  'POST /tratamento/:idManifestacao/presenca': 'no words',
  'PUT /tratamento/:idManifestacao/rascunho-resposta': 'read by who wrote it alone',
};

describe('Decreto 10.153/2019, art. 6 § 4º; Lei 13.460/2017, art. 10 § 7º: names that staff write tell nothing of who filed', () => {
  it('in any text of any act, at any address, on a denúncia that came without the identity or a preserved request', async () => {
    const oraculos: string[] = [];
    const mostrados = new Set<string>();
    const naoFeitos: Record<string, string> = {};
    const ler = async (oQue: string, idManifestacao: number, leitores: ReadonlySet<Autor>) => {
      for (const leitor of leitores) {
        const lido = await lerOCaso(app, enderecos.urls, visitantes[leitor], idManifestacao);
        oraculos.push(...lido.oraculos.map((onde) => `${oQue}, read by ${leitor} at ${onde}`));
        if (lido.mostram.length > 0) mostrados.add(oQue.split(' ')[0] ?? '');
      }
    };
    for (const nome of atosComPedido.filter(temTexto)) {
      const recusas: string[] = [];
      for (const qual of ['recebida', 'preservado'] as const) {
        const feito = await fazer(nome, qual);
        if (typeof feito === 'string') recusas.push(`${qual}: ${feito}`);
        else {
          const colega = feito.autor === 'respondente' ? 'gestor' : 'respondente';
          const nota = await visitantes.respondente.post(`${API}/tratamento/${feito.caso.id}/notas`, {
            texto: LISTA,
          });
          expect([200, 404], nota.body).toContain(nota.statusCode);
          await ler(`${nome} (${qual})`, feito.caso.id, new Set([feito.autor, colega]));
        }
      }
      if (recusas.length === 2) naoFeitos[nome] = recusas.join(' | ');
    }
    for (const leitor of ['respondente', 'gestor'] as const) {
      const { oraculos: nasListas } = await lerAsListas(enderecos.urls, visitantes[leitor]);
      oraculos.push(...nasListas.map((onde) => `a list read by ${leitor} at ${onde}`));
    }
    console.info('read back:', [...mostrados].join(', '), '\nnot done:', naoFeitos);
    expect(oraculos).toEqual([]);
    expect(Object.keys(naoFeitos).filter((nome) => !(nome in NAO_SE_FAZ))).toEqual([]);
    expect(mostrados.size).toBeGreaterThan(18);
  }, 600_000);

  it('nor by any other address that writes to a case: each is known', () => {
    const deAtos = new Set(todosOsAtos.flatMap(({ rota }) => (rota ? [rota.chave] : [])));
    const outros = enderecos.escrevem
      .filter((chave) => chave.includes(':idManifestacao') && !deAtos.has(chave as never))
      .map((chave) => chave.replace('/app-web/v1', ''));
    expect(outros.filter((chave) => !(chave in OUTROS_QUE_ESCREVEM))).toEqual([]);
  });
});
