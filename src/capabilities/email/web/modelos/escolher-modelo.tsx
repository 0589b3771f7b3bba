import { useNavigate } from 'react-router';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { parte } from '#shell/partes.ts';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { useEventos } from '../email-queries.ts';

const CampoOrgao = parte('campo-orgao');

const escolha = z.object({
  evento: campo('Aviso', z.string().min(1)),
  idOuvidoria: campo('Órgão', z.string().min(1)),
});

interface EscolherModeloProps {
  readonly evento: string;
  readonly eventos: NonNullable<ReturnType<typeof useEventos>['data']>;
}

/** Chooses the event and the office of a new template; the platform already has one of each. */
export function EscolherModelo({ evento, eventos }: EscolherModeloProps) {
  const navigate = useNavigate();
  const form = useFormulario(escolha, { defaultValues: { evento, idOuvidoria: '' } });
  return (
    <Formulario
      form={form}
      onSubmit={(dados) => void navigate(`/email/cadastrar?${new URLSearchParams(dados)}`)}
      aria-label="De que aviso e de que órgão"
    >
      <p>
        Cada aviso já tem as palavras da plataforma. Um órgão pode ter as suas, que valem para os e-mails dos
        casos dele.
      </p>
      <CampoSelect
        name="evento"
        label="Aviso"
        required
        options={eventos
          .filter(({ daPlataforma }) => !daPlataforma)
          .map((cada) => ({
            value: cada.evento,
            label: cada.descricao,
            group: cada.destinatario === 'cidadao' ? 'Para o cidadão' : 'Para o órgão',
          }))}
      />
      <CampoOrgao name="idOuvidoria" label="Órgão" />
      <div className="ui-actions">
        <BotaoEnviar>Continuar</BotaoEnviar>
        <LinkButton to="/email">Cancelar</LinkButton>
      </div>
    </Formulario>
  );
}
