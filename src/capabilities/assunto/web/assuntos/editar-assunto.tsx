import { useId } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { assuntoEditavel } from '../../domain/edicao.ts';
import { type AssuntoAdministrado, api } from '../administrar-queries.ts';
import { FormularioEmJanela } from '../formulario-em-janela.tsx';

interface EditarAssuntoProps {
  /** Null for a new one. */
  readonly assunto: AssuntoAdministrado | null;
  readonly areas: readonly string[];
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

export function EditarAssunto({ assunto, areas, onFeito, onFechar }: EditarAssuntoProps) {
  const idAreas = useId();
  const form = useFormulario(assuntoEditavel, {
    defaultValues: { descAssunto: assunto?.descAssunto ?? '', area: assunto?.area ?? '' },
  });
  return (
    <FormularioEmJanela
      form={form}
      titulo={assunto ? 'Mudar assunto' : 'Novo assunto'}
      onFechar={onFechar}
      enviar={async (dados) => {
        if (assunto) {
          const { idAssunto, versao } = assunto;
          await api(
            'PUT /app-web/v1/assuntos/administrar/:idAssunto',
            { params: { idAssunto }, body: { ...dados, versao } },
            SILENT,
          );
          onFeito(`“${dados.descAssunto}” foi salvo.`);
          return;
        }
        await api('POST /app-web/v1/assuntos/administrar', { body: dados }, SILENT);
        onFeito(`“${dados.descAssunto}” foi criado, no fim da área.`);
      }}
    >
      <CampoTexto
        name="descAssunto"
        label="Nome do assunto"
        help={
          assunto
            ? 'As manifestações que já têm este assunto passam a mostrar o nome novo.'
            : 'Como as pessoas o procuram: “Segunda via de documento”.'
        }
        maxLength={120}
        autoComplete="off"
        required
      />
      <CampoTexto
        name="area"
        label="Área"
        help="Onde ele aparece na lista. Escolha uma que já existe ou escreva outra."
        list={idAreas}
        maxLength={80}
        autoComplete="off"
        required
      />
      <datalist id={idAreas}>
        {areas.map((area) => (
          <option key={area} value={area} />
        ))}
      </datalist>
    </FormularioEmJanela>
  );
}
