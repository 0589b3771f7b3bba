import { useState } from 'react';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { dataExistente } from '#kernel/validacao/regras-de-data.ts';
import { Message } from '../estado/message.tsx';
import { CampoData } from '../form/campo-data.tsx';
import { CampoDocumento } from '../form/campo-documento.tsx';
import { CampoSelect } from '../form/campo-select.tsx';
import {
  CampoCheckbox,
  CampoOpcoes,
  CampoSenha,
  CampoSwitch,
  CampoTexto,
  CampoTextoLongo,
} from '../form/campos.tsx';
import { BotaoEnviar, Formulario } from '../form/formulario.tsx';
import { useFormulario } from '../form/use-formulario.ts';
import { Secao } from './secao.tsx';

const schema = z.object({
  nome: campo('Nome', z.string().trim().min(1)),
  email: campo('E-mail', z.email()),
  senha: campo('Senha', z.string().min(8)),
  pessoa: z.object({ cpf: z.string(), outroDocumento: z.object({ tipo: z.string(), numero: z.string() }) }),
  orgao: campo('Órgão', z.string().min(1)),
  data: campo('Data do fato', z.string().min(1).check(dataExistente())),
  resposta: campo('Resposta', z.string().min(1)),
  relato: campo('Relato', z.string().min(20).max(8000)),
  avisos: z.boolean(),
  aceite: campo('Aceite', z.literal(true, { error: 'É preciso aceitar os termos.' })),
});

const orgaos = [
  { value: 'cgu', label: 'Controladoria-Geral da União' },
  { value: 'ifce', label: 'Instituto Federal do Ceará' },
];

export function FormularioExemplo() {
  const [enviado, setEnviado] = useState(false);
  const form = useFormulario(schema, {
    defaultValues: {
      nome: '',
      email: '',
      senha: '',
      pessoa: { cpf: '', outroDocumento: { tipo: '1', numero: '' } },
      orgao: '',
      data: '',
      resposta: '',
      relato: '',
      avisos: true,
      aceite: undefined,
    },
  });
  return (
    <Secao titulo="Formulário">
      {enviado && <Message type="success">Formulário enviado.</Message>}
      <Formulario form={form} onSubmit={() => setEnviado(true)} aria-label="Exemplo de formulário">
        <CampoTexto name="nome" label="Nome" autoComplete="name" required />
        <CampoTexto name="email" label="E-mail" type="email" autoComplete="email" required />
        <CampoSenha name="senha" label="Senha" autoComplete="new-password" required />
        <CampoDocumento de="pessoa" tipo={form.watch('pessoa.outroDocumento.tipo')} help="O CPF basta." />
        <CampoSelect name="orgao" label="Órgão" options={orgaos} required />
        <CampoData name="data" label="Data do fato" required />
        <CampoOpcoes
          name="resposta"
          label="Como quer a resposta?"
          inline
          options={[
            { value: 'email', label: 'Por e-mail' },
            { value: 'carta', label: 'Por carta' },
          ]}
        />
        <CampoTextoLongo name="relato" label="Relato" required />
        <CampoSwitch name="avisos" label="Quero receber avisos por e-mail" />
        <CampoCheckbox name="aceite" label="Aceito os termos de uso" />
        <div className="ui-actions">
          <BotaoEnviar>Enviar</BotaoEnviar>
        </div>
      </Formulario>
    </Secao>
  );
}
