import sharp from 'sharp';
import { develop, drawProduct } from '/work/main/apps/commerce/src/platform/images/draw.ts';
const pal=['#26231f','#f1e7d8','#c99a4b'];
const mk=(form:string,angle:string,count=24)=>develop({form,angle:angle as never,count,art:{palette:pal,motif:'peak'},brandName:'Northlamp',productName:'Midnight Press',roast:'dark',countLabel:'24 pods',flavourLine:'Cocoa, smoke'},1000);
const a=await mk('can','pack');const b=await mk('fractional','pack');
const im=async(r:Buffer)=>sharp(await sharp(r,{raw:{width:1000,height:1000,channels:4}}).flatten({background:'#f8f2e8'}).png().toBuffer());
await sharp({create:{width:1400,height:700,channels:3,background:'#fff'}}).composite([{input:await (await im(a)).extract({left:150,top:150,width:700,height:700}).png().toBuffer(),left:0,top:0},{input:await (await im(b)).resize(700).png().toBuffer(),left:700,top:0}]).png().toFile('/tmp/studio/one.png');
