import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import type { CasoSorteado } from '../../contract.ts';
import {
  criterios,
  criteriosDoCaso,
  type NomeDoCriterio,
  type Nota,
  notasPossiveis,
} from '../../domain/criterios.ts';
import { api, useRelerMonitoramento } from '../monitoramento-queries.ts';

const umaNota = z.enum(Object.keys(notasPossiveis) as [Nota], {
  error: 'Escolha uma nota para este critério.',
});

/** One field per criterion that applies to the case. */
const formularioDe = (cabem: readonly NomeDoCriterio[]) =>
  z.object({
    notas: z.object(Object.fromEntries(cabem.map((nome) => [nome, campo(criterios[nome].nome, umaNota)]))),
    comentario: campo('Comentário', z.string().trim().max(8000)),
  });

interface DarNotasProps {
  readonly idAvaliacao: number;
  readonly caso: CasoSorteado;
  readonly onFeito: () => void;
}

export function DarNotas({ idAvaliacao, caso, onFeito }: DarNotasProps) {
  const { idManifestacao, numeroProtocolo, leitura, notas, comentario } = caso;
  const cabem = criteriosDoCaso(leitura);
  const form = useFormulario(formularioDe(cabem), {
    defaultValues: {
      notas: Object.fromEntries(cabem.map((nome) => [nome, notas?.[nome] ?? ''])) as Record<string, Nota>,
      comentario: comentario ?? '',
    },
  });
  const reler = useRelerMonitoramento();
  const { erro, onSubmit } = useEnvio<{ notas: Record<string, Nota>; comentario: string }>(
    form,
    async (dados) => {
      await api(
        'PUT /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/casos/:idManifestacao',
        { params: { idAvaliacao, idManifestacao }, body: dados },
        SILENT,
      );
      showMessage({ type: 'success', title: 'Notas salvas.', text: numeroProtocolo });
      await reler();
      onFeito();
    },
  );
  return (
    <Formulario
      form={form}
      onSubmit={onSubmit}
      className="monitoramento-form"
      aria-label={`Avaliar ${numeroProtocolo}`}
    >
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      {cabem.map((nome) => (
        <CampoOpcoes
          key={nome}
          name={`notas.${nome}`}
          label={criterios[nome].nome}
          help={criterios[nome].pergunta}
          inline
          required
          options={Object.entries(notasPossiveis).map(([value, label]) => ({ value, label }))}
        />
      ))}
      <CampoTextoLongo
        name="comentario"
        label="Comentário"
        help="O órgão lê. Não escreva dados pessoais nem o teor do que é protegido."
        optional
        rows={3}
      />
      <div className="ui-actions">
        <BotaoEnviar>Salvar notas</BotaoEnviar>
      </div>
    </Formulario>
  );
}
