import type pg from 'pg';
import { days } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { contaGuardada, dadosPessoais } from '#server/crypto/dado-pessoal.ts';
import { type ComPadrao, copiarLinhas } from './copia-repository.ts';
import { contaDeVolume, perfilDeVolume } from './pessoas-de-volume.ts';

const POR_VEZ = 5000;
/** Before the oldest case. */
const CRIADAS_HA = days(800);

const listMunicipios = async (client: pg.ClientBase): Promise<number[]> => {
  const { rows } = await client.query<{ id: number }>('select id from municipio order by id % 97, id');
  return rows.map(({ id }) => id);
};

/** The accounts behind the cases, with what they say of themselves; nobody signs in as them. */
export const copiarPessoas = async (
  client: pg.ClientBase,
  config: Config,
  { pessoas, primeiraPessoa, agora }: { pessoas: number; primeiraPessoa: number; agora: number },
  comPadrao: ComPadrao,
): Promise<void> => {
  const { enviados } = dadosPessoais(config);
  const municipios = await listMunicipios(client);
  const em = new Date(agora - CRIADAS_HA);
  for (let de = 0; de < pessoas; de += POR_VEZ) {
    const quais = Array.from({ length: Math.min(POR_VEZ, pessoas - de) }, (_, i) => de + i);
    const contas = quais.map((n) => {
      const conta = contaGuardada({
        ...contaDeVolume(n, primeiraPessoa),
        documento_provado_em: em,
        confiabilidade: 'prata',
        ativado_em: em,
        criado_em: em,
      });
      const colunas = Object.keys(conta);
      const valores = enviados(Object.values(conta));
      return Object.fromEntries(colunas.map((coluna, i) => [coluna, valores[i]]));
    });
    await copiarLinhas(client, comPadrao, 'usuario', contas);
    await copiarLinhas(
      client,
      comPadrao,
      'usuario_perfil_cidadao',
      quais.map((n) => ({
        id_usuario: primeiraPessoa + n,
        ...perfilDeVolume(n, municipios),
        atualizado_em: em,
      })),
    );
  }
};
