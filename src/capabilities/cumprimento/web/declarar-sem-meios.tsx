import { z } from 'zod';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { SILENT } from '#shell/api/client.ts';
import { formatDia } from '#shell/formato.ts';
import { TextoGuardado } from '#shell/guardado/texto-guardado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { api } from './cumprimento-queries.ts';
import { useAtoDaPromessa } from './use-ato-da-promessa.ts';

const ENVIAR = 'POST /app-web/v1/manifestacoes/:idManifestacao/sem-meios';
const MAX_MOTIVO = 2000;
const formulario = z.object({ motivo: z.string().trim().max(MAX_MOTIVO) });
type Dados = z.output<typeof formulario>;

interface SemMeiosProps {
  readonly caso: DetalheDaManifestacao;
  readonly onFeito: (frase: string) => void;
}

/** The person cannot get what the answer only told where to find (Lei 12.527/2011, art. 11 § 6º). */
export function DeclararSemMeios({ caso: { idManifestacao, ouvidoria }, onFeito }: SemMeiosProps) {
  const form = useFormulario(formulario, { defaultValues: { motivo: '' } });
  const { erro, onSubmit } = useAtoDaPromessa(
    form,
    idManifestacao,
    ({ motivo }: Dados) =>
      api(ENVIAR, { params: { idManifestacao }, body: motivo ? { motivo } : {} }, SILENT),
    ({ prazo }) =>
      onFeito(`Declaração enviada. O órgão tem até ${formatDia(prazo)} para entregar a informação.`),
  );
  return (
    <>
      <p>
        A resposta diz onde encontrar a informação. Se você não tem meios de procurá-la lá, por exemplo porque
        não tem internet, a Lei de Acesso à Informação (art. 11, § 6º) manda {ouvidoria.nomeOuvidoria}{' '}
        entregá-la.
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível enviar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Declarar que não tem meios">
        <CampoTextoLongo
          name="motivo"
          label="Por que você não consegue?"
          help="Ajuda o órgão a escolher como entregar. Não é preciso provar."
          rows={3}
          limit={MAX_MOTIVO}
          optional
        />
        <TextoGuardado idManifestacao={idManifestacao} ato="declarar-sem-meios" campo="motivo" />
        <div className="ui-actions">
          <BotaoEnviar>Declarar que não tenho meios</BotaoEnviar>
        </div>
      </Formulario>
    </>
  );
}
