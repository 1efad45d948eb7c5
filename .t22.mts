import {readFileSync} from 'node:fs';
const all=JSON.parse(readFileSync('/tmp/allf.json','utf8'));
const docs:any={};
for(const [n,x] of all){ if(x.code!=='pattern-valid'||!x.message.includes('no regular')) continue; if(x.source.endsWith('yaml'))continue; const d=docs[x.source]??=JSON.parse(readFileSync(x.source,'utf8')); let v=d; for(const k of x.path) v=v[k]; try{new RegExp(v,'u'); console.log('FALSE',n,x.path.join('/'))}catch(e){} }
console.log('done');
// fractions in json
for(const f of Object.keys(docs)){}
const walk=(v:any,p:string[],out:string[])=>{ if(typeof v==='number'&&!Number.isInteger(v)) out.push(p.join('/')+'='+v); else if(v&&typeof v==='object') for(const k of Object.keys(v)) walk(v[k],[...p,k],out); };
import {readdirSync} from 'node:fs';
for(const d of ['paypal','adyen','box','twilio']) for(const f of readdirSync('../shared/corpus/'+d)) if(f.endsWith('.json')){ const out:string[]=[]; walk(JSON.parse(readFileSync(`../shared/corpus/${d}/${f}`,'utf8')),[],out); console.log(f,out.length,out.slice(0,6)); }
