import { z } from 'zod';
import { SILENT } from '#shell/api/client.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { formatDia } from '#shell/formato.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { contestarEntrega } from '../domain/contestar-entrega.ato.ts';
import type { AtoNaPromessaProps } from './ato-na-promessa.ts';
import { api } from './cumprimento-queries.ts';
import { useAtoDaPromessa } from './use-ato-da-promessa.ts';

const ENVIAR = 'POST /app-web/v1/promessas/:idPromessa/contestar';
const { motivo } = contestarEntrega.entrada.shape;
const formulario = z.object({ motivo });
type Dados = z.output<typeof formulario>;

/** The person says what is missing or wrong in what was delivered. */
export function Contestar({ promessa, onFeito, onFechar }: AtoNaPromessaProps) {
  const { idPromessa, idManifestacao, versao, quemControla } = promessa;
  const form = useFormulario(formulario, { defaultValues: { motivo: '' } });
  const { erro, onSubmit } = useAtoDaPromessa(
    form,
    idManifestacao,
    (dados: Dados) => api(ENVIAR, { params: { idPromessa }, body: { versao, ...dados } }, SILENT),
    ({ quemDecide, prazo }) =>
      onFeito(`Contestação enviada. ${quemDecide} decide até ${formatDia(prazo)}, e você será avisado.`),
  );
  const confirmacao = useConfirmacao(onSubmit);
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível contestar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Contestar a entrega">
        <CampoTextoLongo
          name="motivo"
          label="O que falta ou está errado"
          help="Diga o que foi prometido e não veio, ou o que veio diferente. Quem decide lê isto; o órgão também."
          rows={5}
          limit={motivo.maxLength ?? undefined}
          required
        />
        <TextoGuardado
          idManifestacao={idManifestacao}
          ato={`contestar-entrega ${idPromessa}`}
          campo="motivo"
        />
        <div className="ui-actions">
          <BotaoEnviar>Contestar</BotaoEnviar>
          <Button onClick={onFechar}>Fechar sem contestar</Button>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Contestar esta entrega?" acao="Contestar">
        <p>
          Quem decide é {quemControla.sigla} – {quemControla.nome}. Se a contestação proceder, o órgão ganha
          uma nova data para entregar; se não, a entrega fica confirmada.
        </p>
      </Confirmar>
    </>
  );
}
