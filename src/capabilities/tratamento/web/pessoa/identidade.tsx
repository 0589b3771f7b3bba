import { faUserShield } from '@fortawesome/free-solid-svg-icons/faUserShield.js';
import { useState } from 'react';
import { z } from 'zod';
import { verIdentidade as ato } from '#capabilities/analise/domain/ver-identidade.ato.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { type Manifestante, verIdentidade } from '../caso-queries.ts';
import { DadosDaPessoa } from './dados-da-pessoa.tsx';

const { justificativa } = ato.entrada.shape;
const formulario = z.object({ justificativa });

interface JustificarProps {
  readonly idManifestacao: number;
  readonly onAberta: (pessoa: Manifestante) => void;
  readonly onCancelar: () => void;
}

function Justificar({ idManifestacao, onAberta, onCancelar }: JustificarProps) {
  const form = useFormulario(formulario, { defaultValues: { justificativa: '' } });
  const { erro, onSubmit } = useEnvio(form, async (dados: z.output<typeof formulario>) =>
    onAberta(await verIdentidade(idManifestacao, dados.justificativa)),
  );
  return (
    <>
      <TituloFocado nivel={3}>Por que você precisa saber quem é?</TituloFocado>
      <Message type="warning" title="Isto fica no histórico." still>
        Quem registrou vê que você abriu os dados, quando, e a justificativa que escrever aqui.
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
          help="Ao menos 20 caracteres. Diga para que a apuração precisa da identidade."
          rows={3}
          limit={justificativa.maxLength ?? undefined}
          required
        />
        <div className="ui-actions">
          <BotaoEnviar variant="secondary">Ver identidade</BotaoEnviar>
          <Button onClick={onCancelar}>Cancelar</Button>
        </div>
      </Formulario>
    </>
  );
}

interface IdentidadeProps {
  readonly idManifestacao: number;
  /** Whether the server lets this person open the identity. */
  readonly podeVer: boolean;
  /** The identity was opened, so the history has a new row. */
  readonly onVista: () => void;
}

/** The focused control is gone, so the focus returns to the heading of its section. */
export const focarPessoa = (): void => document.getElementById('tratar-pessoa')?.focus();

/**
 * The identity behind a protected case is hidden until somebody says why they need it (Decreto
 * 10.153/2019, art. 6 §2). It is shown while this page is open, and stored nowhere.
 */
export function Identidade({ idManifestacao, podeVer, onVista }: IdentidadeProps) {
  const [pessoa, setPessoa] = useState<Manifestante | null>(null);
  const [isPedindo, setPedindo] = useState(false);
  const abrir = (aberta: Manifestante) => {
    setPessoa(aberta);
    setPedindo(false);
    onVista();
  };
  const esconder = () => {
    setPessoa(null);
    setPedindo(false);
    focarPessoa();
  };
  if (pessoa) {
    return (
      <>
        <TituloFocado nivel={3}>Identidade aberta</TituloFocado>
        <DadosDaPessoa pessoa={pessoa} />
        <Button size="small" className="ui-no-print" onClick={esconder}>
          Esconder de novo
        </Button>
      </>
    );
  }
  if (isPedindo) {
    return <Justificar idManifestacao={idManifestacao} onAberta={abrir} onCancelar={esconder} />;
  }
  return (
    <>
      <p>A identidade de quem registrou é protegida.</p>
      {podeVer ? (
        <Button
          variant="secondary"
          size="small"
          className="ui-no-print"
          icon={faUserShield}
          onClick={() => setPedindo(true)}
        >
          Ver identidade
        </Button>
      ) : (
        <p className="ui-muted">O seu perfil, ou o seu órgão, não tem acesso a ela neste caso.</p>
      )}
    </>
  );
}
