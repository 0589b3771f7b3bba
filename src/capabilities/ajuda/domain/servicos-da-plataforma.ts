import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { TextoDeAjuda } from './texto-de-ajuda.ts';

const registrar = (
  tipo: keyof typeof TipoManifestacao,
  titulo: string,
  texto: string,
  ...sinonimos: string[]
): TextoDeAjuda => ({
  fonte: 'servico',
  chave: tipo,
  titulo,
  texto,
  sinonimos,
  endereco: `/manifestacao/criar/selecionar-assunto?tipo=${TipoManifestacao[tipo]}`,
});

/** What a person can do here; each leads to its form. */
export const servicosDaPlataforma: readonly TextoDeAjuda[] = [
  registrar(
    'reclamacao',
    'Registrar uma reclamação',
    'Para dizer que um serviço público foi ruim, demorou ou faltou.',
    'reclamar',
    'fazer queixa',
    'mau atendimento',
    'demora',
    'serviço ruim',
  ),
  registrar(
    'denuncia',
    'Registrar uma denúncia',
    'Para contar um ato irregular ou ilegal no serviço público. Pode ser anônima.',
    'denunciar',
    'corrupção',
    'fraude',
    'desvio',
    'propina',
    'irregularidade',
    'crime',
    'roubo',
  ),
  registrar(
    'elogio',
    'Registrar um elogio',
    'Para reconhecer um bom atendimento ou serviço.',
    'elogiar',
    'agradecer',
    'parabenizar',
    'bom atendimento',
  ),
  registrar(
    'sugestao',
    'Registrar uma sugestão',
    'Para propor a melhoria de um serviço público.',
    'sugerir',
    'ideia',
    'proposta',
    'melhoria',
  ),
  registrar(
    'solicitacao',
    'Registrar uma solicitação',
    'Para pedir que o órgão faça algo: atender, consertar, emitir.',
    'solicitar',
    'pedir providência',
    'pedir serviço',
  ),
  registrar(
    'simplifique',
    'Registrar um Simplifique',
    'Para apontar uma burocracia e dizer como o serviço federal pode ser mais simples.',
    'simplificar',
    'burocracia',
    'desburocratizar',
    'exigência',
  ),
  registrar(
    'acessoAInformacao',
    'Fazer um pedido de acesso à informação',
    'Para pedir um documento ou dado que o órgão tem (Lei nº 12.527/2011).',
    'pedir informação',
    'pedir documento',
    'novo pedido',
    'lai',
    'sic',
  ),
];
