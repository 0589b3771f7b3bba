import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { useState } from 'react';
import { Checkbox } from '../campos/checkbox.tsx';
import { DateInput } from '../campos/date-input.tsx';
import { DateRangeInput } from '../campos/date-range-input.tsx';
import { Input, PasswordInput } from '../campos/input.tsx';
import { RadioGroup } from '../campos/radio-group.tsx';
import { Select } from '../campos/select.tsx';
import { SelectVarios } from '../campos/select-varios.tsx';
import { Switch } from '../campos/switch.tsx';
import { Textarea } from '../campos/textarea.tsx';
import { Upload } from '../campos/upload.tsx';
import { Secao } from './secao.tsx';

const orgaos = [
  { value: 'cgu', label: 'Controladoria-Geral da União', group: 'Federal' },
  { value: 'ifce', label: 'Instituto Federal do Ceará', group: 'Federal' },
  { value: 'ce', label: 'Governo do Estado do Ceará', group: 'Estadual' },
  { value: 'for', label: 'Prefeitura de Fortaleza', group: 'Municipal' },
];

const arquivos = [
  { id: '1', name: 'comprovante-de-residencia.pdf', bytes: 482_113 },
  { id: '2', name: 'fotografia-da-rua-em-frente-ao-posto.jpg', bytes: 3_204_889, progress: 62 },
  { id: '3', name: 'gravacao.exe', bytes: 91_000, error: 'Este tipo de arquivo não é aceito.' },
];

function Escolhas() {
  const [orgao, setOrgao] = useState('cgu');
  const [varios, setVarios] = useState<readonly string[]>([]);
  const [data, setData] = useState('12/03/2026');
  const [periodo, setPeriodo] = useState('01/03/2026 até 31/03/2026');
  return (
    <>
      <Select label="Órgão" options={orgaos} value={orgao} onChange={setOrgao} required />
      <SelectVarios
        label="Órgãos"
        nomeDaLista="Órgãos escolhidos"
        options={orgaos}
        values={varios}
        onChange={setVarios}
      />
      <Select
        label="Município"
        options={[]}
        value=""
        minCaracteres={3}
        onPrefixo={() => undefined}
        error="O campo Município é obrigatório!"
      />
      <DateInput label="Data do fato" help="Use dia, mês e ano." value={data} onChange={setData} />
      <DateRangeInput label="Período" value={periodo} onChange={setPeriodo} />
    </>
  );
}

export function Campos() {
  return (
    <Secao titulo="Campos">
      <div className="row">
        <div className="col-md-6">
          <Input label="Nome" help="Como está no seu documento." />
          <Input label="E-mail" optional type="email" />
          <Input label="CPF" error="Campo inválido!" defaultValue="111.111.111-1" />
          <Input label="Protocolo" disabled defaultValue="00106.000001/2026-11" />
          <Input label="Buscar" icon={faSearch} type="search" placeholder="Digite o que procura" />
          <PasswordInput label="Senha" />
          <Textarea label="Relato" help="Conte o que aconteceu, onde e quando." />
        </div>
        <div className="col-md-6">
          <Escolhas />
          <Checkbox label="Li e aceito os termos de uso" />
          <Checkbox label="Receber avisos por e-mail" defaultChecked />
          <Checkbox label="Alguns selecionados" indeterminate />
          <Checkbox label="Indisponível" disabled />
          <Checkbox label="Confirmo que os dados estão corretos" error="Marque para continuar." />
          <RadioGroup
            label="Como quer se identificar?"
            defaultValue="identificado"
            options={[
              {
                value: 'identificado',
                label: 'Com meu nome',
                help: 'O órgão vê seus dados e responde a você.',
              },
              { value: 'restrito', label: 'Com restrição', help: 'Seu nome fica protegido.' },
              { value: 'anonimo', label: 'Sem me identificar', disabled: true },
            ]}
          />
          <RadioGroup
            label="Sua demanda foi resolvida?"
            inline
            error="O campo Sua demanda foi resolvida? é obrigatório!"
            options={[
              { value: 'sim', label: 'Sim' },
              { value: 'parcial', label: 'Em parte' },
              { value: 'nao', label: 'Não' },
            ]}
          />
          <Switch label="Mostrar só as minhas" defaultChecked />
          <Switch label="Atualizar sozinho" help="A lista é renovada a cada minuto." />
          <Upload
            label="Anexos"
            help="Até 10 arquivos, 30 MB ao todo."
            files={arquivos}
            error="O total passa de 30 MB."
            onFiles={() => undefined}
            onRemove={() => undefined}
          />
        </div>
      </div>
    </Secao>
  );
}
