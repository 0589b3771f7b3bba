import { z } from 'zod';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import type { Cadastro, PerfilCidadao } from '../../domain/cadastro.ts';
import { BotoesDoFormulario } from './botoes-do-formulario.tsx';
import { api, type OpcoesDoPerfil } from './cadastro-queries.ts';
import type { Dado, FormularioDaSecaoProps } from './secao.tsx';

const PREFIRO_NAO_INFORMAR = 'Prefiro não informar';
const NAO = 'nao';

const campos = [
  { nome: 'idEscolaridade', rotulo: 'Escolaridade' },
  { nome: 'idRacaCor', rotulo: 'Raça ou cor' },
  { nome: 'idGenero', rotulo: 'Gênero' },
  { nome: 'idFaixaEtaria', rotulo: 'Faixa etária' },
  { nome: 'idProfissao', rotulo: 'Profissão' },
] as const satisfies readonly { nome: keyof PerfilCidadao; rotulo: string }[];

const formPerfil = z.object({
  idEscolaridade: z.string(),
  idRacaCor: z.string(),
  idGenero: z.string(),
  idFaixaEtaria: z.string(),
  idProfissao: z.string(),
});
type FormPerfil = z.output<typeof formPerfil>;

const paraTela = (valor: number | null): string => (valor === null ? NAO : String(valor));
const paraEnvio = (valor: string): number | null => (valor === NAO || valor === '' ? null : Number(valor));

export const dadosDoPerfil = (
  perfil: Cadastro['perfil'],
  opcoes: OpcoesDoPerfil | undefined,
): readonly Dado[] =>
  campos.map(({ nome, rotulo }) => ({
    rotulo,
    valor:
      perfil[nome] === null
        ? PREFIRO_NAO_INFORMAR
        : (opcoes?.[nome].find(({ value }) => value === String(perfil[nome]))?.label ?? '…'),
  }));

export function PorQuePerguntamos() {
  return (
    <p>
      Responder é opcional e não muda o seu atendimento. As respostas entram só em estatísticas, somadas e sem
      o seu nome, para mostrar quem o serviço público alcança e quem fica de fora. Raça ou cor é um dado
      sensível (LGPD, art. 11): só guardamos se você quiser, e você pode voltar atrás quando quiser.
    </p>
  );
}

interface Props extends FormularioDaSecaoProps {
  readonly perfil: Cadastro['perfil'];
  readonly opcoes: OpcoesDoPerfil;
}

export function FormularioSobreVoce({ perfil, opcoes, onSalvo, onCancelar }: Props) {
  const form = useFormulario(formPerfil, {
    defaultValues: {
      idEscolaridade: paraTela(perfil.idEscolaridade),
      idRacaCor: paraTela(perfil.idRacaCor),
      idGenero: paraTela(perfil.idGenero),
      idFaixaEtaria: paraTela(perfil.idFaixaEtaria),
      idProfissao: paraTela(perfil.idProfissao),
    },
  });
  const { erro, onSubmit } = useEnvio(form, async (dados: FormPerfil) => {
    const body = {
      idEscolaridade: paraEnvio(dados.idEscolaridade),
      idRacaCor: paraEnvio(dados.idRacaCor),
      idGenero: paraEnvio(dados.idGenero),
      idFaixaEtaria: paraEnvio(dados.idFaixaEtaria),
      idProfissao: paraEnvio(dados.idProfissao),
    };
    await api('PUT /app-web/v1/usuarios/cadastro/perfil', { body }, { errors: 'silent' });
    await onSalvo();
  });
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <PorQuePerguntamos />
      <Formulario form={form} onSubmit={onSubmit} aria-label="Sobre você">
        {campos.map(({ nome, rotulo }) => (
          <CampoSelect
            key={nome}
            name={nome}
            label={rotulo}
            options={[{ value: NAO, label: PREFIRO_NAO_INFORMAR }, ...opcoes[nome]]}
            optional
          />
        ))}
        <BotoesDoFormulario onCancelar={onCancelar} />
      </Formulario>
    </>
  );
}
