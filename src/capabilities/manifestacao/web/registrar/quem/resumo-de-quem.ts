import { nomeDoDocumento, TipoDocumentoDoCaso } from '#kernel/numeros/documento.ts';
import { CanalEntrada } from '../../../domain/registrar/atendimento.ts';
import { qualidades } from '../../../domain/registrar/representante.ts';
import type { Registrando } from '../registrando.ts';
import type { Linha } from '../relato/resumo-do-relato.ts';

const CANAIS: Readonly<Record<string, string>> = {
  [CanalEntrada.presencial]: 'Presencial',
  [CanalEntrada.telefone]: 'Telefone',
  [CanalEntrada.carta]: 'Carta',
  [CanalEntrada.email]: 'E-mail',
  [CanalEntrada.redesSociais]: 'Redes sociais',
};

/** No name is sent: the person chose so, or the atendente did on their behalf. */
export const isSemNome = ({ anonimo, atendimento }: Registrando): boolean =>
  anonimo || (atendimento.isAtendimento && atendimento.semPessoa);

const documentoDe = ({ cpf, outroDocumento }: Registrando['atendimento']['manifestante']): Linha => {
  const tipo = Number(outroDocumento.tipo);
  if (tipo === TipoDocumentoDoCaso.cpf) return { rotulo: 'CPF', valor: cpf };
  return { rotulo: nomeDoDocumento[tipo] ?? 'Documento', valor: outroDocumento.numero };
};

const representanteDe = ({ tem, nome, qualidade }: Registrando['atendimento']['representante']): string => {
  const como = (qualidades as Readonly<Record<string, string>>)[qualidade];
  return tem ? [nome, como].filter(Boolean).join(', ') : '';
};

const naMesa = ({
  atendimento: { idCanalEntrada, semPessoa, manifestante, representante },
}: Registrando): readonly Linha[] => [
  { rotulo: 'Canal', valor: CANAIS[idCanalEntrada] ?? '' },
  { rotulo: 'Pessoa', valor: semPessoa ? 'Sem identificação' : manifestante.nome },
  ...(semPessoa
    ? []
    : [
        documentoDe(manifestante),
        { rotulo: 'Telefone', valor: manifestante.telefone },
        { rotulo: 'E-mail', valor: manifestante.email },
        { rotulo: 'Endereço', valor: manifestante.endereco },
        { rotulo: 'Quem representa', valor: representanteDe(representante) },
      ]),
];

/** Who files, for the review. */
export const resumoDeQuem = (registro: Registrando, nome: string, modoResposta: string): readonly Linha[] => {
  if (registro.anonimo) return [{ rotulo: 'Quem', valor: 'Sem identificação' }];
  const linhas = registro.atendimento.isAtendimento ? naMesa(registro) : [{ rotulo: 'Quem', valor: nome }];
  return [
    ...linhas,
    { rotulo: 'Resposta', valor: modoResposta },
    {
      rotulo: 'Identidade',
      valor: registro.preservarIdentidade ? 'O órgão não fica sabendo quem pediu' : '',
    },
  ].filter(({ valor }) => valor !== '');
};
