import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { parte } from '#shell/partes.ts';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoOpcoes, CampoTexto } from '#shell/ui/form/campos.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { subassuntoNovo } from '../../domain/edicao.ts';
import { api, type SubassuntoAdministrado } from '../administrar-queries.ts';
import { useAssuntos } from '../assuntos-query.ts';
import { FormularioEmJanela } from '../formulario-em-janela.tsx';

const CampoOrgao = parte('campo-orgao');

interface EditarProps {
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

const { descSubassunto } = subassuntoNovo.shape;

function CampoNome({ help }: { readonly help: string }) {
  return (
    <CampoTexto
      name="descSubassunto"
      label="Nome do subassunto"
      help={help}
      maxLength={120}
      autoComplete="off"
      required
    />
  );
}

export function RenomearSubassunto({
  subassunto,
  onFeito,
  onFechar,
}: EditarProps & { readonly subassunto: SubassuntoAdministrado }) {
  const form = useFormulario(z.object({ descSubassunto }), {
    defaultValues: { descSubassunto: subassunto.descSubassunto },
  });
  return (
    <FormularioEmJanela
      form={form}
      titulo="Mudar subassunto"
      onFechar={onFechar}
      enviar={async (dados) => {
        const { idSubassunto, versao } = subassunto;
        await api(
          'PUT /app-web/v1/subassuntos/:idSubassunto',
          { params: { idSubassunto }, body: { descSubassunto: dados.descSubassunto, versao } },
          SILENT,
        );
        onFeito(`“${dados.descSubassunto}” foi salvo.`);
      }}
    >
      <CampoNome help="As manifestações que já o têm passam a mostrar o nome novo." />
    </FormularioEmJanela>
  );
}

const MEU = 'meu';
const TODOS = 'todos';
const OUTRO = 'outro';

const novo = z
  .object({
    idAssunto: campo('Assunto', z.string().min(1)),
    descSubassunto,
    de: z.enum([MEU, TODOS, OUTRO]),
    idOuvidoria: z.string(),
  })
  .refine(({ de, idOuvidoria }) => de !== OUTRO || idOuvidoria !== '', {
    path: ['idOuvidoria'],
    message: 'Escolha o órgão.',
  });

const donoEscolhido = ({ de, idOuvidoria }: z.output<typeof novo>) => {
  if (de === MEU) return {};
  return { idOuvidoria: de === TODOS ? null : Number(idOuvidoria) };
};

const DONOS = [
  { value: TODOS, label: 'De todos os órgãos', help: 'Cada órgão o oferece a quem analisa.' },
  { value: OUTRO, label: 'De um órgão só' },
] as const;

interface CriarSubassuntoProps extends EditarProps {
  /** An administrador chooses the owner; what a gestor creates belongs to their office. */
  readonly isAdministrador: boolean;
}

export function CriarSubassunto({ isAdministrador, onFeito, onFechar }: CriarSubassuntoProps) {
  const { data: assuntos = [] } = useAssuntos();
  const form = useFormulario(novo, {
    defaultValues: {
      idAssunto: '',
      descSubassunto: '',
      de: isAdministrador ? TODOS : MEU,
      idOuvidoria: '',
    },
  });
  return (
    <FormularioEmJanela
      form={form}
      titulo="Novo subassunto"
      onFechar={onFechar}
      enviar={async (dados) => {
        const body = {
          idAssunto: Number(dados.idAssunto),
          descSubassunto: dados.descSubassunto,
          ...donoEscolhido(dados),
        };
        await api('POST /app-web/v1/subassuntos', { body }, SILENT);
        onFeito(`“${dados.descSubassunto}” foi criado.`);
      }}
    >
      <CampoSelect
        name="idAssunto"
        label="Assunto"
        help="De que assunto ele é uma parte."
        required
        options={assuntos.map(({ idAssunto, descAssunto, area }) => ({
          value: String(idAssunto),
          label: descAssunto,
          group: area,
        }))}
      />
      <CampoNome help="Uma parte do assunto, como a sua equipe a chama." />
      {isAdministrador && <CampoOpcoes name="de" label="De quem é" options={DONOS} />}
      {form.watch('de') === OUTRO && <CampoOrgao name="idOuvidoria" label="Órgão" />}
    </FormularioEmJanela>
  );
}
