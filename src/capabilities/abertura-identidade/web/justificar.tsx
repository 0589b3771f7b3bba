import { z } from 'zod';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { proximaAbertura } from '../domain/abertura.ts';
import { AJUDA_DO_MOTIVO } from '../domain/motivo.ts';
import { verIdentidade as ato } from '../domain/ver-identidade.ato.ts';
import { verIdentidade } from './abertura-queries.ts';

const { justificativa } = ato.entrada.shape;
const formulario = z.object({ justificativa });

export type Proxima = z.output<typeof proximaAbertura> | null;
type Resposta = Awaited<ReturnType<typeof verIdentidade>>;

/** What the person should know before writing. */
const oQueAcontece = (proxima: Proxima): string => {
  if (proxima?.como !== 'espera') return '';
  return proxima.quemAprova
    ? ` Desta vez outra pessoa, de ${proxima.quemAprova}, precisa aprovar antes que os dados apareçam.`
    : ' Desta vez outra pessoa precisaria aprovar, e não há quem possa: fale com o gestor do órgão.';
};

interface JustificarProps {
  readonly idManifestacao: number;
  readonly proxima: Proxima;
  readonly onResposta: (resposta: Resposta) => void;
  readonly onCancelar: () => void;
}

export function Justificar({ idManifestacao, proxima, onResposta, onCancelar }: JustificarProps) {
  const form = useFormulario(formulario, { defaultValues: { justificativa: '' } });
  const { erro, onSubmit } = useEnvio(form, async (dados: z.output<typeof formulario>) =>
    onResposta(await verIdentidade(idManifestacao, dados.justificativa)),
  );
  return (
    <>
      <TituloFocado nivel={3}>Por que você precisa saber quem é?</TituloFocado>
      <Message type="warning" title="Isto fica no histórico." still>
        Quem registrou vê que você abriu os dados, quando, e a justificativa que escrever aqui. Os gestores e
        o órgão que controla são avisados na hora.{oQueAcontece(proxima)}
      </Message>
      {erro && (
        <Message type="danger" title="Não foi possível abrir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Ver identidade">
        <CampoTextoLongo
          name="justificativa"
          label="Justificativa"
          help={AJUDA_DO_MOTIVO}
          rows={3}
          limit={justificativa.maxLength ?? undefined}
          required
        />
        <div className="ui-actions">
          <BotaoEnviar variant="secondary">
            {proxima?.como === 'espera' ? 'Pedir a aprovação' : 'Ver identidade'}
          </BotaoEnviar>
          <Button onClick={onCancelar}>Cancelar</Button>
        </div>
      </Formulario>
    </>
  );
}
