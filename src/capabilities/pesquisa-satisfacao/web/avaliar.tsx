import { z } from 'zod';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { createApi, SILENT } from '#shell/api/client.ts';
import { TextoGuardadoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { avaliar } from '../domain/avaliar.ato.ts';
import type { Pesquisa } from './pesquisa-queries.ts';

const AVALIAR = 'POST /app-web/v1/manifestacoes/:idManifestacao/avaliar';
const api = createApi<ContratoDoAto<typeof avaliar>>();

const { comentario } = avaliar.entrada.shape;
/**
 * A choice on the page is a text; '' means no answer. The message repeats the question, which is
 * not a field label.
 */
const opcao = (label: string) => campo(label, z.string().min(1, `Responda: ${label}`));
const formulario = z.object({
  idDemandaAtendida: opcao('A sua demanda foi atendida?'),
  idFacilidade: opcao('A resposta fornecida foi fácil de compreender?'),
  idSatisfacao: opcao('Você está satisfeito(a) com o atendimento prestado?'),
  comentario,
});

/** The three questions of every office's survey, by their ids in the reference data. */
const campoDaPergunta: Readonly<Record<number, string>> = {
  1: 'idDemandaAtendida',
  2: 'idFacilidade',
  3: 'idSatisfacao',
};

interface AvaliarProps {
  readonly idManifestacao: number;
  readonly pesquisa: Pesquisa;
  readonly onAvaliada: () => void;
}

/** Lei 13.460/2017, art. 23: people rate the service, once for each answer. */
export function Avaliar({ idManifestacao, pesquisa, onAvaliada }: AvaliarProps) {
  const form = useFormulario(formulario, {
    defaultValues: { idDemandaAtendida: '', idFacilidade: '', idSatisfacao: '', comentario: '' },
  });
  const { erro, onSubmit } = useEnvio(
    form,
    (dados: z.output<typeof formulario>) => {
      const body = {
        idDemandaAtendida: Number(dados.idDemandaAtendida),
        idFacilidade: Number(dados.idFacilidade),
        idSatisfacao: Number(dados.idSatisfacao),
        comentario: dados.comentario || undefined,
      };
      return api(AVALIAR, { params: { idManifestacao }, body }, SILENT);
    },
    () => onAvaliada(),
  );
  return (
    <>
      <p>
        Protocolo <span className="ui-mono">{pesquisa.numeroProtocolo}</span>, respondido por{' '}
        <strong>{pesquisa.orgao}</strong>. São três perguntas, e a avaliação só pode ser enviada uma vez.
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível enviar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Avaliar a resposta">
        {pesquisa.perguntas.map(({ idPergunta, descricao, opcoes }) => {
          const name = campoDaPergunta[idPergunta];
          return name ? (
            <CampoOpcoes
              key={idPergunta}
              name={name}
              label={descricao}
              required
              options={opcoes.map(({ idOpcao, descricao: label }) => ({ value: String(idOpcao), label }))}
            />
          ) : null;
        })}
        <CampoTextoLongo
          name="comentario"
          label="Comentário"
          help="O que foi bom, o que pode melhorar. Não escreva dados pessoais."
          limit={comentario.unwrap().maxLength ?? undefined}
          optional
        />
        <TextoGuardadoDoAto idManifestacao={idManifestacao} ato={avaliar} campo="comentario" />
        <div className="ui-actions">
          <BotaoEnviar>Enviar avaliação</BotaoEnviar>
        </div>
      </Formulario>
    </>
  );
}
