import { z } from 'zod';
import { canaisDoPedido } from '#capabilities/manifestacao/domain/em-nome.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { dataExistente } from '#kernel/validacao/regras-de-data.ts';
import { semEsperar } from '#kernel/validacao/sem-esperar.ts';
import { mensagemDoErro } from '#kernel/validacao/zod-mensagens.ts';
import type { AnexoEscolhido } from '#shell/campo-de-anexos.ts';
import { type AtoQueCabe, pedidoDaPessoa, type RepresentanteNoBalcao } from '../domain/atendimento.ts';
import { type Escrito, pedidoDe } from './campos-do-ato.ts';

export const canais = [
  { value: 'balcao', label: 'No balcão' },
  { value: 'telefone', label: 'Por telefone' },
  { value: 'carta', label: 'Por carta', help: 'Vale o dia em que a carta chegou, e ela fica guardada.' },
];

const campos = z.object({
  canal: z.enum(canaisDoPedido),
  recebidaEm: campo('Dia em que a carta chegou', z.string().check(dataExistente())),
  quemPediu: campo('Quem pediu', z.string()),
  ato: campo('O que a pessoa pede', z.string().min(1, 'Escolha o que a pessoa pede.')),
  idTipoRecurso: z.string(),
  idPromessa: z.string(),
  texto: z.string().trim(),
  carta: z.array(z.custom<AnexoEscolhido>()),
});
export type Dados = z.output<typeof campos>;
type Nome = keyof Dados;

/** The person who filed, not somebody in their place. */
export const A_PROPRIA = 'a-propria-pessoa';

export const VAZIO: Dados = {
  canal: 'balcao',
  recebidaEm: '',
  quemPediu: '',
  ato: '',
  idTipoRecurso: '',
  idPromessa: '',
  texto: '',
  carta: [],
};

export const escritoDe = (ato: AtoQueCabe, dados: Dados, anexos: Escrito['anexos']): Escrito => ({
  texto: dados.texto,
  idTipoRecurso: ato.pedeTipo && dados.idTipoRecurso ? Number(dados.idTipoRecurso) : null,
  idPromessa: Number(dados.idPromessa),
  anexos,
});

/** The acts call the person's words by different names; the form has one field for them. */
const campoDe = (nome: unknown): Nome => (nome === 'idPromessa' || nome === 'idTipoRecurso' ? nome : 'texto');

/** What the act itself asks of everybody, said beside its field before anything is sent. */
const errosDe = (ato: AtoQueCabe, dados: Dados): Partial<Record<Nome, string>> => {
  const { error } = pedidoDaPessoa.safeParse(pedidoDe(ato, escritoDe(ato, dados, [])), {
    error: mensagemDoErro,
  });
  return {
    ...Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [campoDe(path.at(-1)), message])),
    ...(ato.pedeTipo && !dados.idTipoRecurso && { idTipoRecurso: 'Escolha o tipo de recurso.' }),
    ...(ato.promessas.length > 0 && !dados.idPromessa && { idPromessa: 'Escolha o que foi prometido.' }),
  };
};

const doCanal = ({ canal, recebidaEm, carta }: Dados): Partial<Record<Nome, string>> =>
  canal === 'carta'
    ? {
        ...(recebidaEm === '' && { recebidaEm: 'Diga em que dia a carta chegou.' }),
        ...(carta.length === 0 && { carta: 'Anexe a carta digitalizada.' }),
      }
    : {};

/** Asked where somebody is registered as acting for the person. */
const doQuemPediu = (
  { quemPediu }: Dados,
  representantes: readonly RepresentanteNoBalcao[],
): Partial<Record<Nome, string>> => {
  if (representantes.length === 0 || quemPediu === A_PROPRIA) return {};
  const quem = representantes.find(({ idRepresentacao }) => String(idRepresentacao) === quemPediu);
  if (!quem) return { quemPediu: 'Diga quem pediu.' };
  return quem.vigente ? {} : { quemPediu: 'A representação venceu. Peça um documento novo.' };
};

export interface NaTela {
  readonly ato: AtoQueCabe | undefined;
  readonly representantes: readonly RepresentanteNoBalcao[];
}

export const NADA: NaTela = { ato: undefined, representantes: [] };

/** All that is missing is said at once; `naTela` is what is offered and chosen at that moment. */
export const formularioDe = (naTela: () => NaTela) => {
  const erros = (dados: Dados): Partial<Record<string, string>> => {
    const { ato, representantes } = naTela();
    return { ...doCanal(dados), ...doQuemPediu(dados, representantes), ...(ato && errosDe(ato, dados)) };
  };
  return Object.keys(VAZIO).reduce(
    (schema, nome) => semEsperar(schema, nome, (dados) => erros(dados)[nome]),
    campos,
  );
};
