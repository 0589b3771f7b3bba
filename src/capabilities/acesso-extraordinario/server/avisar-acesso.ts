import { alertar } from '#capabilities/alerta/server/index.ts';
import { avisar } from '#capabilities/email/server/index.ts';
import { type Caso, idsImpedidos } from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { listAvisados } from './acesso-repository.ts';

const FATOS = {
  pedido: 'pediu acesso extraordinário a uma denúncia',
  aprovado: 'recebeu acesso extraordinário a uma denúncia',
  recusado: 'teve recusado o acesso extraordinário a uma denúncia',
} as const;

interface Avisar {
  readonly fato: keyof typeof FATOS;
  readonly idAcesso: number;
  /** Who did it, who needs no notice. */
  readonly menos: number;
}

/** The office's gestores, and the other administradores, by bell and mail, without the case in either. */
export const avisarAcesso = async (
  platform: Platform,
  { tx, caso, agora }: { readonly tx: Db; readonly caso: Caso; readonly agora: Date },
  { fato, idAcesso, menos }: Avisar,
): Promise<void> => {
  const { config } = platform;
  const { id, id_ouvidoria: idOuvidoria, sigla_ouvidoria, nome_ouvidoria } = caso.row;
  const longe = await idsImpedidos({ config }, tx, id);
  const gestores = await listAvisados(tx, idOuvidoria, agora);
  const todos = [...gestores, ...(await listAvisados(tx, null, agora))];
  const avisados = new Map(
    todos
      .filter((pessoa) => pessoa.id !== menos && !longe.has(pessoa.id))
      .map((pessoa) => [pessoa.id, pessoa]),
  );
  for (const pessoa of avisados.values()) {
    await alertar(tx, {
      tipo: 'acesso-extraordinario',
      idOuvidoria: pessoa.idOuvidoria,
      chave: `acesso-extraordinario:${fato}:${idAcesso}`,
      agora,
      para: [pessoa.id],
    });
    if (pessoa.email === null) continue;
    await avisar(platform, tx, {
      evento: 'equipe.acesso-extraordinario',
      idOuvidoria,
      chave: `equipe.acesso-extraordinario:${fato}:${idAcesso}:${pessoa.id}`,
      cidadao: null,
      orgao: pessoa.email,
      idServidor: pessoa.id,
      sigiloso: false,
      variaveis: { orgao: `${sigla_ouvidoria} – ${nome_ouvidoria}`, fato: FATOS[fato] },
      endereco: `${config.publicUrl ?? `http://localhost:${config.port}`}/web/manifestacao/acesso-extraordinario`,
    });
  }
};
