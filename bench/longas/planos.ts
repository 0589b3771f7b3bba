/**
 * Writes bench/plans: the plans of the forty hottest statements, and what the planner knows of the large tables, which a test then
 * tells a small database (src/testing/planos). `node bench/longas/planos.ts [casos] [linhas]`, by default a million cases; with
 * fewer, the tables that grow can be filled up with bare rows. `npm run bench:volume` does it too.
 */
import { iniciarProduto } from '../carga/produto.ts';
import { abrirBancos } from '../tudo/banco.ts';
import { abrirGravador, usar } from '../tudo/gravador.ts';
import { multiplicarLinhas } from '../tudo/linhas-nuas.ts';
import { escreverPlanos } from '../tudo/planos.ts';

const [casos = '1000000', linhas = casos] = process.argv.slice(2);
const CASOS = Number(casos);
const LINHAS = Number(linhas);

const bancos = await abrirBancos();
try {
  const url = await bancos.criar('planos');
  const env = { DATABASE_URL: url, SEED: String(CASOS), RETENCAO_CHAVES: 'nao', DATA_DIR: bancos.dataDir };
  const produto = await iniciarProduto({ ...env, PROCESSOS: '1' });
  await produto.parar();
  await bancos.executar('planos', 'vacuum analyze');
  await usar(await abrirGravador(url, env), (gravador) => gravador.fazerTrabalhosDoInicio());
  if (LINHAS > CASOS) await multiplicarLinhas(url, Math.round(LINHAS / CASOS));
  const inteiras = await escreverPlanos(url, env, LINHAS);
  for (const inteira of inteiras) console.log(`LIDA INTEIRA: ${inteira}`);
  process.exitCode = inteiras.length > 0 ? 1 : 0;
} finally {
  await bancos.fechar();
}
process.exit();
